import { RankChart } from '../../../src/features/adminStatistics/RankChart';
import { renderWithStore } from '../../support/browser/renderWithStore';

/** jsdom has no layout: every character is 7 px wide. */
function measureText() {
  const size = (element: Element) => ({
    width: 7 * (element.textContent ?? '').length,
    height: 15,
  });
  Object.defineProperty(SVGElement.prototype, 'getBBox', {
    configurable: true,
    value(this: Element) {
      return size(this);
    },
  });
}

beforeEach(measureText);
afterEach(() => Reflect.deleteProperty(SVGElement.prototype, 'getBBox'));

test('shows every line of a long name', async () => {
  const lines = ['The tie that lasted', 'for years: how two', 'players shared one record'];
  const { container } = await renderWithStore(
    <div style={{ width: 600 }}>
      <RankChart
        label="Views"
        rows={[
          { name: lines.join(' '), lines, number: 7 },
          { name: 'Dark Souls', lines: ['Dark Souls'], number: 3 },
        ]}
        formatNumber={String}
        height={200}
        nameWidth={144}
      />
    </div>,
  );
  const shown = [...container.querySelectorAll('tspan')].map(({ textContent }) => textContent);
  expect(shown).toEqual(expect.arrayContaining([...lines, 'Dark Souls']));
});
