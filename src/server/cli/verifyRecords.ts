import { verifyStoredRecords } from '../process/recordsVerification';
import { readCommandLine, runCommandLine } from './runCommandLine';

await runCommandLine(async (context) => {
  readCommandLine(process.argv.slice(2), {
    usage: 'npm run records:verify',
    flags: {},
    file: false,
  });
  await verifyStoredRecords(context, (line) => console.log(line));
});
