import { isRanked } from '../../../../src/contract/records/proofStates';
import { scoreStates } from '../../../../src/contract/records/scoreStates';
import { readVideoAddress } from '../../../../src/contract/video/videoAddress';
import { resultPictures } from '../../../../src/server/sample/proofs/resultPictures';
import { statesOf } from '../../../../src/server/sample/proofs/sampleDeed';
import {
  tellStories,
  unrankedPlayer,
  unusualScores,
} from '../../../../src/server/sample/proofs/sampleStories';
import { sampleBoards } from '../../../../src/server/sample/seedRecords';

const day = 86_400_000;
const now = new Date('2026-11-21T00:00:00Z');
const boards = sampleBoards(now);
const all = boards.flatMap(({ board, scores }) => scores.map((score) => ({ board, ...score })));
const states = all.map(({ deeds }) => statesOf(deeds).at(-1)?.state);

test('tells the same at the same time, and before the end of the sample', () => {
  expect(sampleBoards(now)).toEqual(boards);
  expect(sampleBoards(new Date(0))).toEqual(boards);
});

test.each([now, new Date('2031-02-03T04:05:06Z')])(
  'nothing is due before a day has passed since %s, and something is the day after',
  (moment) => {
    const due = sampleBoards(moment)
      .flatMap(({ scores }) => scores)
      .filter(({ deeds }) => statesOf(deeds).at(-1)?.state === 'due')
      .map(({ deeds }) => {
        const end = deeds.findLast(({ dueAt }) => dueAt)?.dueAt;
        return (Number(end) - moment.getTime()) / day;
      });
    expect(due.map(Math.floor).toSorted((one, other) => one - other)).toEqual([1, 9]);
  },
);

test('every state occurs', () => {
  expect(scoreStates.filter((state) => !states.includes(state))).toEqual([]);
});

test('every story is about a score, and the player who does not rank has some', () => {
  const keys = new Set(all.map(({ board, score }) => `${board.key} ${score.player}`));
  const told = [...tellStories(now).keys(), ...unusualScores.keys()];
  expect(told.filter((key) => !keys.has(key))).toEqual([]);
  expect(all.filter(({ score }) => score.player === unrankedPlayer.player).length).toBeGreaterThan(
    9,
  );
});

test('everything is done after what came before', () => {
  const times = all.map(({ values, deeds }) =>
    [values.at(-1)?.postedAt, ...deeds.map(({ at }) => at)].map(Number),
  );
  expect(times.filter((one) => one.some((time, index) => time <= (one[index - 1] ?? 0)))).toEqual(
    [],
  );
  expect(Math.max(...times.flat())).toBeLessThan(Date.UTC(2026, 10, 21));
});

test('a member asks for the proof of another player, and who asked does not decide', () => {
  const asked = all.flatMap(({ score, deeds }) =>
    deeds
      .filter(({ action }) => action === 'ask')
      .map((ask) => ({ player: score.player, ask, deeds })),
  );
  expect(asked.length).toBeGreaterThan(9);
  expect(asked.filter(({ ask }) => ask.by !== undefined || !ask.askedBy || !ask.grounds)).toEqual(
    [],
  );
  expect(
    asked.filter(
      ({ player, ask, deeds }) =>
        ask.askedBy === player || deeds.some(({ by }) => by === ask.askedBy),
    ),
  ).toEqual([]);
});

test('nobody judges an own proof', () => {
  const own = all.flatMap(({ score, deeds }) =>
    deeds.filter(({ action, by }) => /accept|refuse|revoke/.test(action) && by === score.player),
  );
  expect(own).toEqual([]);
});

test('what the articles say of scores ranks', () => {
  const stated = all.filter(({ score }) => score.stated);
  const unranked = stated.filter(({ score, deeds }) => {
    const state = statesOf(deeds).at(-1);
    return score.player === unrankedPlayer.player || (state && !isRanked(state));
  });
  expect(unranked).toEqual([]);
});

test('between forty and sixty pictures are drawn, and some show several scores', () => {
  const pictures = [...resultPictures(boards).values()];
  expect(pictures.length).toBeGreaterThan(40);
  expect(pictures.length).toBeLessThan(61);
  expect(pictures.filter(({ rows }) => rows.length > 2).length).toBeGreaterThan(20);
});

test('every video has an address that is taken as a proof', () => {
  const videos = all.flatMap(({ deeds }) =>
    deeds.flatMap(({ evidence }) => (evidence && 'video' in evidence ? evidence.video : [])),
  );
  const services = videos.map((video) => {
    const read = readVideoAddress(video);
    return typeof read === 'object' ? read.service : read;
  });
  expect(new Set(services)).toEqual(new Set(['youtube', 'twitch']));
});
