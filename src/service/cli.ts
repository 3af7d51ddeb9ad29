#!/usr/bin/env node
import { argv } from 'node:process';

/** The command of the package: starts the service, or with `admin` administers it. */
if (argv[2] === 'admin') {
  argv.splice(2, 1);
  await import('./admin/main');
} else {
  await import('./main');
}
