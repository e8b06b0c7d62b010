import { pinPaths } from '../pinPaths';
import { read, type OneOf } from './read';

export const pinReads = {
  pinnedScores: read<OneOf>({ path: pinPaths.pinnedScores('{id}'), keep: 'people' }),
};
