import Box from '@mui/material/Box';
import { FileFacts } from './FileFacts';
import { Inspector } from './Inspector';
import { Stage } from './Stage';
import { StepList } from './StepList';
import { Timeline } from './Timeline';
import { usePlayback } from './usePlayback';
import { usePlaybackKeys } from './usePlaybackKeys';
import type { OpenFile } from './useSnapshotFile';

/** An open snapshot: the list of steps, the screen at the current one, and its action and state. */
export function Player({ file }: { file: OpenFile }) {
  const { opened } = file;
  const playback = usePlayback(opened);
  usePlaybackKeys(playback);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FileFacts opened={opened} />
      <Box sx={layout}>
        <Box
          sx={{ gridArea: 'screen', display: 'grid', gap: 1.5, minWidth: 0, alignContent: 'start' }}
        >
          <Stage file={file} step={playback.step} />
          <Timeline opened={opened} playback={playback} />
        </Box>
        <Box sx={{ ...side, gridArea: 'steps' }}>
          <StepList opened={opened} playback={playback} />
        </Box>
        <Box sx={{ ...side, gridArea: 'inspector' }}>
          <Inspector opened={opened} step={playback.step} />
        </Box>
      </Box>
    </Box>
  );
}

const layout = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: '19rem minmax(0, 1fr) 23rem',
  },
  gridTemplateAreas: {
    xs: '"screen" "steps" "inspector"',
    sm: '"screen screen" "steps inspector"',
    lg: '"steps screen inspector"',
  },
};

const side = {
  display: 'grid',
  minWidth: 0,
  height: { xs: '24rem', lg: 'calc(100vh - 13rem)' },
  minHeight: { lg: '28rem' },
};
