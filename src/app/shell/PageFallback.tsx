import Box from '@mui/material/Box';
import { Placeholder } from '../../components/Placeholder';

/** Stands in for a page whose code is on its way; as tall as a window, so the footer does not jump. */
export function PageFallback() {
  return (
    <Box aria-busy="true" sx={{ minHeight: '80vh' }}>
      <Placeholder look={{ width: '45%', fontSize: '2.5rem' }} />
      <Placeholder look={{ width: '70%' }} />
    </Box>
  );
}
