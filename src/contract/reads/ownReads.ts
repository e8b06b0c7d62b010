import { ownPaths } from '../ownPaths';
import { read } from './read';

export const ownReads = {
  sinceLastVisit: read<object>({ path: ownPaths.sinceLastVisit, keep: 'member' }),
};
