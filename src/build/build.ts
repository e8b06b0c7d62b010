import { buildNames } from './builds';
import { build } from './buildStale';

process.exitCode = await build(buildNames);
