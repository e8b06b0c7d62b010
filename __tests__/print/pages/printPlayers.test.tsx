import { printPlayers } from '../../../src/print/pages/printPlayers';
import { paths } from '../../../src/contract/paths';
import { printMarkup } from '../../support/browser/printMarkup';
import { boardOf, listedPlayer } from '../../support/fixtures/boards';

const print = (search: string) => {
  const address = `/en/players${search}`;
  const players = boardOf(paths.players, [listedPlayer(1), listedPlayer(2)], { next: 'n1' });
  return printMarkup(printPlayers({ address, reads: { players } }), { at: address });
};

test('has the players and links to the pages around', async () => {
  const body = await print('?country=JP');
  expect(body.querySelectorAll('tbody tr')).toHaveLength(2);
  expect(body.querySelector('a[rel="next"]')).toHaveAttribute(
    'href',
    '/en/players?country=JP&after=n1',
  );
  expect(body.querySelectorAll('[style]')).toHaveLength(0);
});

test('has a form that submits every filter to the list', async () => {
  const form = (await print('?country=JP&sort=active')).querySelector('form');
  expect(form).toHaveAttribute('action', '/en/players');
  expect(form).toHaveFormValues({ search: '', country: 'JP', sort: 'active' });
});
