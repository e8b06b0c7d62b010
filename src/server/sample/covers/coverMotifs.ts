import { blocks } from './motifs/blocks';
import { cabinet } from './motifs/cabinet';
import { cartridge } from './motifs/cartridge';
import { circuit } from './motifs/circuit';
import { city } from './motifs/city';
import { constellation } from './motifs/constellation';
import { equalizer } from './motifs/equalizer';
import { hexagons } from './motifs/hexagons';
import { joystick } from './motifs/joystick';
import { maze } from './motifs/maze';
import { mountains } from './motifs/mountains';
import { orbits } from './motifs/orbits';
import { podium } from './motifs/podium';
import { racetrack } from './motifs/racetrack';
import { stopwatch } from './motifs/stopwatch';
import { sunrise } from './motifs/sunrise';
import { tunnel } from './motifs/tunnel';
import { waveform } from './motifs/waveform';

export const coverMotifs = {
  orbits,
  city,
  maze,
  waveform,
  cartridge,
  joystick,
  podium,
  stopwatch,
  circuit,
  constellation,
  mountains,
  hexagons,
  tunnel,
  racetrack,
  equalizer,
  sunrise,
  cabinet,
  blocks,
};
export type CoverMotif = keyof typeof coverMotifs;
