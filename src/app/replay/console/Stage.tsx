import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { replayFramePage } from '../../../contract/replay';
import { hashOfStep } from '../openSnapshot';
import { useFrame } from './useFrame';
import type { OpenFile } from './useSnapshotFile';

/** Maximum height as a fraction of the console's window, so that the timeline below stays visible. */
const tallest = 0.62;

const sides = (side: number, least: number) => Math.min(Math.max(Math.round(side), least), 4000);

/** The member's window at its recorded size, scaled down to the available space. */
export function Stage({ file, step }: { file: OpenFile; step: number }) {
  const { t } = useTranslation('replay');
  const { viewport } = file.opened.meta;
  const width = sides(viewport.width, 320);
  const height = sides(viewport.height, 240);
  const { frame, shown } = useFrame(file.text, step);
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    const fit = () => {
      const room = Math.max(globalThis.innerHeight * tallest, 240);
      setScale(Math.min(1, box.clientWidth / width, room / height));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    globalThis.addEventListener('resize', fit);
    fit();
    return () => {
      observer.disconnect();
      globalThis.removeEventListener('resize', fit);
    };
  }, [width, height]);
  const current = shown?.step === step ? shown : undefined;
  const faithful = current && !current.failed && current.hash === hashOfStep(file.opened, step);
  return (
    <Box ref={place} sx={{ minWidth: 0 }}>
      <Box
        data-step={current?.step}
        data-faithful={faithful}
        aria-busy={current === undefined}
        sx={{
          height: height * scale,
          width: width * scale,
          mx: 'auto',
          overflow: 'hidden',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        <Box
          component="iframe"
          ref={frame}
          title={t('screen')}
          src={replayFramePage}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          sx={{
            display: 'block',
            width,
            height,
            border: 0,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      </Box>
      {current?.failed ? (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {t('screenFailed')}
        </Alert>
      ) : null}
    </Box>
  );
}
