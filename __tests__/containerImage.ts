import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/*
 * Builds the image of the Containerfile and runs it as deploy/compose.yaml does: with a read-only file system, without rights, as
 * a user without them. Waits until its health check succeeds and it serves a page, and stops it with SIGTERM.
 * `npm run check:image`; needs Podman or Docker, and says so where neither is.
 */
const name = 'video-game-records-check';

const run = (program: string, ...parameters: string[]) =>
  spawnSync(program, parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** Docker's client may be installed without an engine. */
const engine = ['podman', 'docker'].find((program) => run(program, 'version').status === 0);

function must(...parameters: string[]): string {
  const { status, stdout } = run(engine ?? '', ...parameters);
  if (status !== 0) throw new Error(`${engine} ${parameters[0]} failed.`);
  return stdout.trim();
}

/** Waits until the health check of the image itself succeeds. */
async function untilHealthy(): Promise<void> {
  const end = Date.now() + 120_000;
  while (must('inspect', '--format', '{{.State.Health.Status}}', name) !== 'healthy') {
    if (Date.now() > end) throw new Error(`Not healthy:\n${must('logs', name)}`);
    await delay(1000);
  }
}

function expectEqual(what: string, found: unknown, expected: unknown): void {
  process.stdout.write(`${what}: ${String(found)}\n`);
  if (found !== expected) throw new Error(`${what} should be ${String(expected)}.`);
}

async function check(): Promise<void> {
  // Podman's own format has no health check.
  const format = engine === 'podman' ? ['--format=docker'] : [];
  must('build', ...format, '--file', 'Containerfile', '--tag', name, '.');
  const rights = ['--cap-drop=ALL', '--security-opt=no-new-privileges'];
  const place = ['--read-only', '--tmpfs=/tmp', '--publish=127.0.0.1::3000'];
  must('run', '--detach', '--name', name, ...rights, ...place, name);
  try {
    await untilHealthy();
    expectEqual('user', must('exec', name, 'node', '--print', 'process.getuid()'), '1000');
    const { status } = await fetch(`http://${must('port', name, '3000')}/en/`);
    expectEqual('status of a page', status, 200);
    must('stop', '--time=20', name);
    expectEqual('exit code', must('inspect', '--format', '{{.State.ExitCode}}', name), '0');
  } finally {
    run(engine ?? '', 'rm', '--force', name);
  }
}

if (engine === undefined)
  process.stdout.write('Left out: the image. Install Podman, or Docker with its engine.\n');
else await check();
