// Read before a program that tests start: see quick-engine.mjs.
require('node:v8').setFlagsFromString('--liftoff-only');
