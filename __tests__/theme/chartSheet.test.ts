import { chartSheet } from '../../src/theme/chartSheet';
import { themes } from '../../src/theme/registry';

describe('the chart colours', () => {
  it('are those of the light theme in print, and of each theme on screens', () => {
    const [paper = '', screen = ''] = chartSheet.split('@media screen');
    expect(paper).toMatch(/^:root\{--vgr-chart-1:#b4134f;/);
    const missing = themes.filter(({ key }) => !screen.includes(`[data-theme=${key}]{`));
    expect(missing).toEqual([]);
    expect(screen.match(/--vgr-chart-6:#[\da-f]{6}\}/g)).toHaveLength(themes.length);
  });
});
