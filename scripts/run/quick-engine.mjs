import { setFlagsFromString } from 'node:v8';

// A service of a test lives too briefly for V8 to win back the time in which it optimises the embedded database.
setFlagsFromString('--liftoff-only');
