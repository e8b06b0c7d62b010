import { exportTombstones } from '../process/exportTombstones';
import { readCommandLine, runCommandLine } from './runCommandLine';

await runCommandLine(async (context) => {
  const { values, file } = readCommandLine(process.argv.slice(2), {
    usage: 'npm run db:tombstones -- FILE [--overwrite]',
    flags: { overwrite: { type: 'boolean', default: false } },
    file: true,
  });
  const { overwrite } = values;
  const total = await exportTombstones(context, { file, overwrite });
  console.log(`Deleted accounts on the list: ${total}`);
});
