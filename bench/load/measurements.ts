/** One request. */
export interface Sample {
  kind: string;
  /** The phase in which it began. */
  phase: Phase;
  /** Unix time in milliseconds. */
  begun: number;
  milliseconds: number;
  /** 0: no response. */
  status: number;
  /** Why there was no response, or what is wrong with it. */
  reason: string | undefined;
}

export type Phase = 'steady' | 'hashing' | 'overload' | 'recovered';

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

export interface Summary {
  requests: number;
  /** Responses other than a success: status 503 and others. */
  unavailable: number;
  failed: number;
  p50: number;
  p95: number;
  p99: number;
}

/** Summaries of a load test's samples. */
export function createMeasurements(samples: readonly Sample[], start: number) {
  return {
    summarise: (kind: string, phase: Phase): Summary => {
      const all = samples.filter((sample) => sample.kind === kind && sample.phase === phase);
      const good = all.filter(({ status }) => status >= 200 && status < 400);
      const times = good.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
      const unavailable = all.filter(({ status }) => status === 503).length;
      return {
        requests: all.length,
        unavailable,
        failed: all.length - good.length - unavailable,
        p50: percentile(times, 0.5),
        p95: percentile(times, 0.95),
        p99: percentile(times, 0.99),
      };
    },
    /** How often each kind of failure occurred in a phase: a status, or the reason that there was none. */
    failures: (phase: Phase): Map<string, number> => {
      const counts = new Map<string, number>();
      for (const { phase: own, status, reason } of samples) {
        const failed = status < 200 || status >= 400;
        if (own !== phase || !failed || (status === 503 && !reason)) continue;
        const name = reason ?? String(status);
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      return counts;
    },
    /** For each second: requests with success, requests with 503, and the 95th percentile of the successes. */
    perSecond: (matches: (kind: string) => boolean) => {
      const rows: { good: number[]; unavailable: number }[] = [];
      for (const { kind, begun, milliseconds, status } of samples) {
        if (!matches(kind)) continue;
        const second = Math.floor((begun + milliseconds - start) / 1000);
        const row = (rows[second] ??= { good: [], unavailable: 0 });
        if (status === 503) row.unavailable += 1;
        else if (status >= 200 && status < 400) row.good.push(milliseconds);
      }
      return Array.from(rows, (row) => ({
        good: row?.good.length ?? 0,
        unavailable: row?.unavailable ?? 0,
        p95: percentile(
          (row?.good ?? []).toSorted((a, b) => a - b),
          0.95,
        ),
      }));
    },
  };
}
