// WebAssembly is compiled by V8's quick compiler alone: see quick-engine.mjs.
require('node:v8').setFlagsFromString('--liftoff-only');
