import type { Partner } from '../../contract/schemas/website';

export const samplePartners: Partner[] = [
  {
    name: 'Quarter Alley',
    url: 'https://example.org/quarter-alley',
    description: 'Restored arcade machines in Leeds, open on Saturdays',
  },
  {
    name: 'La Bobine Lente',
    url: 'https://example.org/la-bobine-lente',
    description: 'Video archive of uncut runs, Lyon',
  },
  {
    name: 'Fifty Hertz Society',
    url: 'https://example.org/fifty-hertz',
    description: 'Keeps old televisions alive',
  },
  {
    name: 'Officina del Gettone',
    url: 'https://example.org/officina-del-gettone',
    description: 'Spare parts and schematics for cabinets, Turin',
  },
  {
    name: 'Night Bus Relay',
    url: 'https://example.org/night-bus-relay',
    description: 'A yearly marathon for hospital libraries',
  },
];
