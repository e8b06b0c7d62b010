import sharp from 'sharp';
import { adminPaths } from '../../../../../src/contract/adminPaths';
import { AdminPicture } from '../../../../../src/contract/schemas/adminArticles';
import { gameContent, setUpGames, violationsOf } from '../../../../support/server/adminGames';
import { readContract } from '../../../../support/readContract';

const site = setUpGames();

let colour = 0;
async function upload(by: 'editor' | 'admin') {
  colour += 1;
  const create = {
    width: 1600,
    height: 900,
    channels: 3,
    background: `#0000${10 + colour}`,
  } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const imageData = `data:image/jpeg;base64,${bytes.toString('base64')}`;
  const response = await site[by].call('POST', adminPaths.pictures, { imageData });
  return readContract(AdminPicture, response.json()).id;
}

test('a game editor uses own pictures and covers of games, but no others', async () => {
  const [own, foreign] = [await upload('editor'), await upload('admin')];
  const game = await site.editor.create(gameContent({ pictureId: own }));
  const refused = await site.editor.trySave(game, gameContent({ pictureId: foreign }));
  expect(refused.statusCode).toBe(422);
  expect(violationsOf(refused)).toEqual(['pictureId: unknown']);
  const payload = { content: gameContent({ pictureId: foreign }) };
  expect((await site.editor.call('POST', adminPaths.games, payload)).statusCode).toBe(422);

  const ofAdmin = await site.admin.create(gameContent({ pictureId: foreign }));
  expect(ofAdmin.content.pictureId).toBe(foreign);
  const saved = await site.editor.save(game, gameContent({ pictureId: foreign }));
  expect(saved.content.pictureId).toBe(foreign);
});

test('a game editor saves a game whose picture was given by another', async () => {
  const game = await site.admin.create(gameContent({ pictureId: await upload('admin') }));
  const content = { ...game.content, ranked: false };
  expect((await site.editor.trySave(game, content)).statusCode).toBe(200);
});
