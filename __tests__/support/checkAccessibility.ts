import axe, { type AxeResults } from 'axe-core';
import { act } from 'react';

/** Fails with the rule and the elements of every violation axe finds; colours need a real browser and are left to it. */
export async function checkAccessibility(container: Element = document.body): Promise<void> {
  // What the screen does meanwhile, such as opening a tooltip, is part of the test.
  const { violations } = await act<AxeResults>(async () =>
    axe.run(container, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: {
        'color-contrast': { enabled: false },
        // Measures letters on a canvas, which jsdom has not.
        'label-content-name-mismatch': { enabled: false },
        region: { enabled: false },
      },
    }),
  );
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) })),
  ).toEqual([]);
}
