import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import type { UnrankedPlayer } from '../../../api/wire/playerFromWire';

const unrankedPlayerNote = createLazyModule(
  async () => {
    const { UnrankedPlayerNote } = await import(
      /* webpackChunkName: "unranked-player" */ './UnrankedPlayerNote'
    );
    return UnrankedPlayerNote;
  },
  { plain: true },
);

interface LazyUnrankedPlayerNoteProps {
  unranked: UnrankedPlayer | null | undefined;
  own?: boolean;
}

/** For the few players who do not rank. */
export const LazyUnrankedPlayerNote = ({ unranked, own = false }: LazyUnrankedPlayerNoteProps) =>
  unranked ? <LazyComponent part={unrankedPlayerNote} props={{ unranked, own }} /> : null;
