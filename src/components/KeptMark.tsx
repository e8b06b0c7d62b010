import Box from '@mui/material/Box';
import { createLazyModule } from './lazyModule';
import { LazyComponent } from './LazyComponent';

// In the chunk of the installable app, which is there by the time anything has been kept.
const keptNote = createLazyModule(async () => {
  const { KeptNote } = await import(/* webpackChunkName: "pwa" */ './KeptNote');
  return KeptNote;
});

/** Says how old the copy shown is, where it is one. Its line is kept free until the words are there. */
export function KeptMark({ keptAt }: { keptAt: string | undefined }) {
  return keptAt === undefined ? null : (
    <Box sx={{ minHeight: 24, mb: 2 }}>
      <LazyComponent part={keptNote} props={{ keptAt }} />
    </Box>
  );
}
