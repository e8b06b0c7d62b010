import lighthouse from 'lighthouse';

export interface LighthouseResult {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  blocking: number;
  speedIndex: number;
  layoutShift: number;
}

/** Chromium sometimes leaves the beginning of a navigation out of a trace; Lighthouse then asks to be run again. */
const attempts = 3;

async function createReport(address: string, port: number) {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse returned no result for ${address}.`);
    const { runtimeError } = result.lhr;
    if (!runtimeError) return result.lhr;
    if (runtimeError.code !== 'NO_NAVSTART' || attempt === attempts) {
      throw new Error(`${address}: ${runtimeError.message}`);
    }
  }
}

/** Lighthouse's phone with simulated throttling, in the browser whose debugging port is given. */
export async function runLighthouse(address: string, port: number): Promise<LighthouseResult> {
  const { audits, categories } = await createReport(address, port);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstContentfulPaint: value('first-contentful-paint'),
    largestContentfulPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    speedIndex: value('speed-index'),
    layoutShift: value('cumulative-layout-shift'),
  };
}
