import type { SampleArticle } from '../sampleArticle';

export const theAutumnMeetUpWillBeInTurinWithThreeFuses: SampleArticle = {
  slug: 'the-autumn-meet-up-will-be-in-turin-with-three-fuses',
  category: 'news',
  author: 'bea_quarters',
  publishedAt: '2026-07-20T16:45:00Z',
  featured: false,
  cover: { motif: 'cabinet', hue: 12 },
  translations: {
    en: {
      title: 'The autumn meet-up will be in Turin, with three fuses',
      excerpt:
        'Two days in October, twelve cabinets of which nine work, and this time the coffee machine has a room of its own.',
      content: `
<p>In 2024 the fuse went at 16:20 on the Saturday. Fourteen cathode-ray televisions and a coffee machine were sharing a circuit laid for a ping-pong club, and Rikard_S was 200 points from his best Starlance score. He sat in the dark for a moment and then asked, very calmly, whether anybody had a torch and a deck of cards.</p>
<p>This year we have an electrician. marek_lap volunteered before I had finished the sentence, has visited the hall with a notebook, and has divided it into three circuits. The coffee machine is on the fourth, in another room, behind a door.</p>
<p>So: Saturday 10 and Sunday 11 October, in a former railwaymen’s club in Borgo San Paolo, half an hour on foot from Porta Susa station and less by bus. There is space for 120 people. We have twelve cabinets, of which nine work as I write and eleven will work in October, if the part I ordered for Iron Ferry is the part I described.</p>
<table>
<thead>
<tr><th scope="col">When</th><th scope="col">What</th></tr>
</thead>
<tbody>
<tr><td>Saturday, 10:00</td><td>Doors open; badges, free play</td></tr>
<tr><td>Saturday, 14:30</td><td>Paper Samurai in pairs drawn from a hat</td></tr>
<tr><td>Saturday, 20:30</td><td>Dinner at one long table</td></tr>
<tr><td>Sunday, 10:00</td><td>Proof clinic: bring a picture samir_proofs has sent back to you</td></tr>
<tr><td>Sunday, 15:00</td><td>Iron Ferry, one coin each, everyone watching</td></tr>
</tbody>
</table>
<h2>The practical part</h2>
<p>Coming in is free; the dinner is 15 euros. Write to me on the site before 20 September with the days you are coming and anything you don’t eat. If a hotel is too much, tell me that too: nine of us in Turin have a spare bed, and one has a spare bed with a Hexfall machine beside it, which is going quickly.</p>
<p>Everything is at street level. There will be a quiet room with sofas and no screens, which TheQuietOne asked for in 2024 and which half the hall turned out to want.</p>
<p>Bring your own controller, with your name on it. Last time we finished with eleven identical grey ones on a table, and ten people came to fetch theirs. The eleventh still lives with me.</p>`,
    },
    fr: {
      title: 'Le rendez-vous d’automne à Turin, avec trois fusibles',
      excerpt:
        'Deux jours en octobre, douze bornes dont neuf fonctionnent, et une machine à café qui aura cette fois une pièce pour elle seule.',
      content: `
<p>En 2024, les plombs ont sauté le samedi à 16 h 20. Quatorze téléviseurs à tube et une machine à café se partageaient une ligne tirée pour un club de ping-pong, et Rikard_S se trouvait à 200 points de son record à Starlance. Il est resté un instant dans le noir, puis a demandé, d’un ton égal, si quelqu’un avait une lampe et un jeu de cartes.</p>
<p>Cette année, nous avons un électricien. marek_lap s’est proposé avant la fin de ma phrase, il est venu visiter la salle, carnet en main, et l’a répartie sur trois circuits. La machine à café dispose du quatrième, dans une autre pièce, derrière une porte.</p>
<p>Ce sera donc le samedi 10 et le dimanche 11 octobre, dans un ancien cercle de cheminots de Borgo San Paolo, à une demi-heure à pied de la gare de Porta Susa, moins en bus. Il y a de la place pour 120 personnes. Côté bornes, nous en avons douze : neuf marchent à l’heure où j’écris, onze marcheront en octobre si la pièce que j’ai commandée pour Iron Ferry est bien celle que j’ai décrite.</p>
<table>
<thead>
<tr><th scope="col">Quand</th><th scope="col">Quoi</th></tr>
</thead>
<tbody>
<tr><td>Samedi, 10 h</td><td>Ouverture des portes, badges, jeu libre</td></tr>
<tr><td>Samedi, 14 h 30</td><td>Paper Samurai par équipes de deux, tirées au chapeau</td></tr>
<tr><td>Samedi, 20 h 30</td><td>Dîner à une seule grande table</td></tr>
<tr><td>Dimanche, 10 h</td><td>Atelier preuves : venez avec une photo que samir_proofs vous a renvoyée</td></tr>
<tr><td>Dimanche, 15 h</td><td>Iron Ferry, une pièce par personne, devant tout le monde</td></tr>
</tbody>
</table>
<h2>Côté pratique</h2>
<p>L’entrée est gratuite, le dîner coûte 15 euros. Écrivez-moi sur le site avant le 20 septembre en m’indiquant vos jours de présence et ce que vous ne mangez pas. Si l’hôtel est trop cher, dites-le aussi : nous sommes neuf Turinois à avoir un lit d’appoint, dont un placé à côté d’une borne Hexfall. Celui-là part vite.</p>
<p>Tout est de plain-pied. Il y aura une pièce calme, avec des canapés et sans écran : TheQuietOne l’avait réclamée en 2024, et l’on s’était alors aperçu que la moitié de la salle en rêvait.</p>
<p>Apportez votre manette, avec votre nom dessus. La dernière fois, il en restait onze sur une table, grises et identiques, et dix personnes sont venues chercher la leur. La onzième habite toujours chez moi.</p>`,
    },
  },
  comments: [
    {
      author: 'Rikard_S',
      at: '2026-07-20T19:03:00Z',
      content: '<p>It was 180 points. I have had two years to work it out.</p>',
    },
    {
      author: 'zed_dead_zed',
      at: '2026-07-21T08:12:00Z',
      content: '<p>Prenoto il letto accanto a Hexfall. Russo, ma a tempo.</p>',
    },
    {
      author: 'marek_lap',
      at: '2026-07-21T17:40:00Z',
      content:
        '<p>One request: if you bring a television, write its wattage on a piece of tape on the back. “Not much” is not a wattage, and I counted three of those last time.</p>',
    },
    {
      author: 'TheQuietOne',
      at: '2026-07-23T21:29:00Z',
      content: '<p>Thank you for the room. I will be in it from about 11:00 on Saturday.</p>',
    },
  ],
};
