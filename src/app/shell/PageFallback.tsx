import Box from '@mui/material/Box';
import { Placeholder } from '../../components/Placeholder';

/** Placeholder while a page's code is loading; tall enough to keep the footer from jumping. */
export function PageFallback() {
  return (
    <Box aria-busy="true" sx={{ minHeight: '80vh' }}>
      <Placeholder look={{ width: '45%', fontSize: '2.5rem' }} />
      <Placeholder look={{ width: '70%' }} />
    </Box>
  );
}
