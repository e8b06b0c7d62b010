/** A kept place of a day: what a board compared there, and how many players were better. */
export interface RankingMark {
  better: number;
  counts: number[];
}

export interface Between {
  /** What the player had. */
  counts: number[];
  /** The last mark that is not worse; null if all are. */
  above: RankingMark | null;
  /** The first worse one; null at the end. */
  below: RankingMark | null;
}

export interface FoundRank {
  rank: number;
  /** Whether it is not estimated from the marks around it. */
  exact: boolean;
}

/** The rank of numbers between two marks. Numbers of a mark have its rank; others are estimated by how far they are from both. */
export function rankBetween({ counts, above, below }: Between): FoundRank {
  if (!above) return { rank: 1, exact: false };
  if (above.counts.every((count, index) => count === counts[index]))
    return { rank: above.better + 1, exact: true };
  const first = above.better + 2;
  if (!below) return { rank: first, exact: false };
  const column = above.counts.findIndex((count, index) => count !== below.counts[index]);
  const [most = 0, own = 0, least = 0] = [
    above.counts[column],
    counts[column],
    below.counts[column],
  ];
  const share = (most - own) / (most - least);
  return { rank: Math.round(first + share * Math.max(0, below.better - first)), exact: false };
}
