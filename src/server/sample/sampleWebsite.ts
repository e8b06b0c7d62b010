import { Type } from '@sinclair/typebox';
import type { Partner } from '../../contract/schemas/website';
import { checkSample, closed } from './checkSample';
import partners from './data/partners.json';

const partner = Type.Object(
  {
    name: Type.String(),
    url: Type.String({ pattern: '^https://' }),
    description: Type.String(),
  },
  closed,
);

export const samplePartners: Partner[] = checkSample(
  Type.Array(partner),
  partners,
  'partners.json',
);
