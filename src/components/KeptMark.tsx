import Box from '@mui/material/Box';
import { createLazyModule } from './lazyModule';
import { LazyComponent } from './LazyComponent';

// In the PWA chunk, which is loaded by the time anything has been stored for offline use.
const keptNote = createLazyModule(async () => {
  const { KeptNote } = await import(/* webpackChunkName: "pwa" */ './KeptNote');
  return KeptNote;
});

/** Shows the age of an offline copy. Reserves its line until the text is loaded. */
export function KeptMark({ keptAt }: { keptAt: string | undefined }) {
  return keptAt === undefined ? null : (
    <Box sx={{ minHeight: 24, mb: 2 }}>
      <LazyComponent part={keptNote} props={{ keptAt }} />
    </Box>
  );
}
