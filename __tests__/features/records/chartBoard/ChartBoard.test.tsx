import { screen, waitFor } from '@testing-library/react';
import {
  boardCells,
  boardPage,
  boardRows,
  boardTable,
  giveBoard,
  giveChart,
  medals,
  renderChart,
  type Respond,
} from '../../../support/browser/chartPage';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { rankedScore } from '../../../support/fixtures/boards';
import { orbit, pocket } from '../../../support/fixtures/games';

const tab = (name: string) => screen.findByRole('tab', { name });

describe('the pages of a board', () => {
  const pages: Respond = (search) =>
    search.get('after') === 'second'
      ? boardPage([rankedScore({ id: 51 }), rankedScore({ id: 52 })], {
          total: 52,
          previous: 'fifty',
          first: rankedScore({ id: 1 }),
        })
      : boardPage([rankedScore({ id: 1 }), rankedScore({ id: 2 })], { total: 52, next: 'second' });

  test('go on to the next places and back to the first', async () => {
    giveBoard(pages);
    const { user, address } = await renderChart();
    await boardTable();
    expect(screen.queryByRole('link', { name: 'First places' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Next places' }));
    expect(address()).toBe('/en/chart-9-chart-c9?after=second');
    await screen.findByText('player_51');
    expect(medals()).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Next places' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'First places' }));
    expect(address()).toBe('/en/chart-9-chart-c9');
    await screen.findByText('player_1');
  });

  test('go back to the previous places, and have the gap to the first of the board', async () => {
    giveBoard(pages);
    const { user, address } = await renderChart('?after=second&country=FR');
    await boardTable();
    expect(await boardCells(3)).toEqual(['−50', '−51']);
    const back = screen.getByRole('link', { name: 'Previous places' });
    expect(back).toHaveAttribute('rel', 'prev');
    await user.click(back);
    expect(address()).toBe('/en/chart-9-chart-c9?before=fifty&country=FR');
    await screen.findByText('player_1');
    expect(screen.queryByRole('link', { name: 'Previous places' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Next places' })).toBeVisible();
  });

  test('keep the platform and the country', async () => {
    giveChart({ platforms: [orbit, pocket] });
    giveBoard(pages);
    const { user, address } = await renderChart('?platform=4&country=FR');
    await boardTable();
    await user.click(screen.getByRole('link', { name: 'Next places' }));
    expect(address()).toBe('/en/chart-9-chart-c9?after=second&platform=4&country=FR');
  });

  test('have no gap to the first place of another page while the first one loads', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    giveBoard(async (search) => {
      if (!search.has('after')) await held;
      return pages(search);
    });
    const { user } = await renderChart('?after=second');
    await screen.findByText('player_51');
    await user.click(screen.getByRole('link', { name: 'First places' }));
    expect(await boardRows()).toHaveLength(2);
    expect((await boardTable()).parentElement).toHaveClass('record-stale');
    release();
    await screen.findByText('player_1');
  });
});

describe('the views of a board', () => {
  const asked: string[] = [];
  const ofCountry: Respond = (search) => {
    asked.push(search.toString());
    return boardPage(search.get('country') === 'FR' ? [] : [rankedScore({ id: 1 })]);
  };
  beforeEach(() => {
    asked.length = 0;
    giveBoard(ofCountry);
  });

  test('are tabs; the first one is everyone', async () => {
    await renderChart();
    await boardTable();
    expect(await tab('Everyone')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('have arrow keys between them', async () => {
    const { user } = await renderChart();
    await boardTable();
    (await tab('Everyone')).focus();
    await user.keyboard('{ArrowRight}');
    expect(await tab('Around me')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await tab('Country')).toHaveFocus();
  });

  test('name a country that the list does not offer', async () => {
    await renderChart('?country=AQ');
    const choice = await screen.findByRole('combobox', { name: 'Country' });
    expect(choice).toHaveDisplayValue('Antarctica');
  });

  test('of a country start with a usual one, and the choice is in the URL', async () => {
    const { user, address } = await renderChart();
    await boardTable();
    await user.click(await tab('Country'));
    expect(address()).toBe('/en/chart-9-chart-c9?country=US');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'Japan');
    expect(address()).toBe('/en/chart-9-chart-c9?country=JP');
    await waitFor(() => expect(asked.at(-1)).toBe('itemsPerPage=50&country=JP'));
    expect(medals()).toEqual([]);
  });

  test('without a score link to everyone', async () => {
    const { user, address } = await renderChart('?country=FR');
    expect(
      await screen.findByRole('heading', { name: 'No score matches this choice.' }),
    ).toBeVisible();
    await checkAccessibility();
    await user.click(screen.getByRole('link', { name: 'Show everyone' }));
    expect(address()).toBe('/en/chart-9-chart-c9');
    await screen.findByText('player_1');
  });

  test('show no message while the next one loads', async () => {
    const { user } = await renderChart('?country=FR');
    await screen.findByRole('heading', { name: 'No score matches this choice.' });
    giveBoard(() => new Promise<Response>(() => undefined));
    await user.click(await tab('Everyone'));
    expect(screen.queryByRole('heading', { name: 'No scores yet' })).toBeNull();
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  test('of a platform are chosen from those of the game', async () => {
    giveChart({ platforms: [orbit, pocket] });
    const { user, address } = await renderChart('?after=abc');
    const choice = await screen.findByRole('combobox', { name: 'Platform' });
    await user.selectOptions(choice, 'Pocket');
    expect(address()).toBe('/en/chart-9-chart-c9?platform=4');
    await user.click(await tab('Country'));
    expect(address()).toBe('/en/chart-9-chart-c9?platform=4&country=US');
    await user.selectOptions(choice, 'All platforms');
    expect(address()).toBe('/en/chart-9-chart-c9?country=US');
  });

  test('lead guests to the log-in for the places around them, and back', async () => {
    await renderChart('?platform=3');
    await boardTable();
    const back = encodeURIComponent('/en/chart-9-chart-c9?around=me');
    expect(await tab('Around me')).toHaveAttribute('href', `/en/login?redirect=${back}`);
  });

  test('show guests everyone for the address of the places around a member', async () => {
    await renderChart('?around=me');
    await boardTable();
    expect(await tab('Everyone')).toHaveAttribute('aria-selected', 'true');
    expect(asked).toEqual(['itemsPerPage=50']);
  });
});
