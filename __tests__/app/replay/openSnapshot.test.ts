import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOfStep, openSnapshot } from '../../../src/app/replay/openSnapshot';

const folder = path.join(__dirname, '../../support/fixtures/snapshots');

test.each(readdirSync(folder))('%s, of a released version, replays to its last state', (file) => {
  const { opened, rejection } = openSnapshot(readFileSync(path.join(folder, file), 'utf8'));
  expect(rejection).toBeUndefined();
  if (!opened) return;
  const last = opened.states.length - 1;
  expect(last).toBe(opened.actions.length);
  expect(hashOfStep(opened, last)).toBe(opened.meta.finalStateHash);
});
