import Box from '@mui/material/Box';
import { createLazyModule } from '../lazy/lazyModule';
import { LazyComponent } from '../lazy/LazyComponent';

// Whoever has an offline copy also has the worker, which stores this chunk.
const keptNote = createLazyModule(async () => {
  const { OfflineCopyAge } = await import(
    /* webpackChunkName: "offline-article" */ './OfflineCopyAge'
  );
  return OfflineCopyAge;
});

/** Shows the age of an offline copy. Reserves its line until the text is loaded. */
export function LazyOfflineCopyAge({ keptAt }: { keptAt: string | undefined }) {
  return keptAt === undefined ? null : (
    <Box sx={{ minHeight: 24, mb: 2 }}>
      <LazyComponent part={keptNote} props={{ keptAt }} />
    </Box>
  );
}
