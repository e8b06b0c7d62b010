import type { SampleArticle } from '../sampleArticle';

export const proofQueueBackToThreeDays: SampleArticle = {
  slug: 'proof-queue-back-to-three-days',
  category: 'news',
  author: 'samir_proofs',
  publishedAt: '2026-05-29T08:22:00Z',
  featured: false,
  cover: { motif: 'maze', hue: 60 },
  translations: {
    en: {
      title: 'The proof queue is back to three days',
      excerpt:
        'In January a verdict took eleven days. What changed, in figures, and the three kinds of proof that are still too slow.',
      content: `
<p>For most of last year half of all proofs were dealt with inside three days. Then everybody’s holidays arrived at once. In the second week of January the median wait stood at eleven days, 241 proofs were waiting, and a member whom I will not name sent us a birthday card for his. On Monday there were 58, and the median is three days again.</p>
<table>
<thead>
<tr><th scope="col">Kind of proof</th><th scope="col">January, days</th><th scope="col">May, days</th></tr>
</thead>
<tbody>
<tr><td>Photograph of a score</td><td>6</td><td>1</td></tr>
<tr><td>Film under twenty minutes</td><td>11</td><td>3</td></tr>
<tr><td>Film over an hour</td><td>24</td><td>9</td></tr>
<tr><td>First three places, two verifiers</td><td>17</td><td>5</td></tr>
</tbody>
</table>
<p>I would like to say that we recruited. Two people joined the verifiers in February and two left in March, so we are twelve, as before. What changed is an idea bea_quarters had in a post office in Turin, standing behind a man with forty parcels.</p>
<p>Our queue ran strictly by date of arrival. A film of three hours could therefore sit in front of thirty photographs that needed two minutes each, because whoever opened it saw the length and remembered something urgent in the kitchen. I include myself; my kitchen was spotless. Since 2 March each verifier keeps one long film open for the week and takes short proofs around it as they come. The long ones do not wait longer for it, as the table shows. They have merely stopped blocking the door.</p>
<h2>Still slow</h2>
<p>Photographs of arcade screens with a lamp reflected in the score go back and forth, often twice. Games that only two of us know properly wait for one of the two. And then there is Orchard Tycoon, where a full season lasts seven hours and the median stands at thirty-one days. I promise nothing about Orchard Tycoon. If you know that game well and would like to help, write to me. We are looking for two people with patience, and I suspect the game has already selected them.</p>
<p>I will post these figures every three months, including the quarter in which they get worse. The proof with the birthday card was accepted on 14 January. There had been nothing wrong with it at all.</p>`,
    },
    fr: {
      title: 'La file des preuves est revenue à trois jours',
      excerpt:
        'En janvier, un verdict demandait onze jours. Ce qui a changé, chiffres à l’appui, et les trois sortes de preuves qui traînent encore.',
      content: `
<p>L’an dernier, presque toute l’année, la moitié des preuves étaient traitées en moins de trois jours. Puis les vacances de tout le monde sont arrivées en même temps. Dans la deuxième semaine de janvier, l’attente médiane était de onze jours, 241 preuves patientaient, et un membre que je ne nommerai pas nous a envoyé une carte d’anniversaire pour la sienne. Lundi, il en restait 58, et la médiane est de nouveau à trois jours.</p>
<table>
<thead>
<tr><th scope="col">Type de preuve</th><th scope="col">Janvier, jours</th><th scope="col">Mai, jours</th></tr>
</thead>
<tbody>
<tr><td>Photo d’un score</td><td>6</td><td>1</td></tr>
<tr><td>Film de moins de vingt minutes</td><td>11</td><td>3</td></tr>
<tr><td>Film de plus d’une heure</td><td>24</td><td>9</td></tr>
<tr><td>Trois premières places, deux vérificateurs</td><td>17</td><td>5</td></tr>
</tbody>
</table>
<p>J’aimerais pouvoir dire que nous avons recruté. Deux personnes ont rejoint les vérificateurs en février, deux sont parties en mars : nous sommes douze, comme avant. Ce qui a changé, c’est une idée qu’a eue bea_quarters dans un bureau de poste de Turin, derrière un monsieur qui expédiait quarante colis.</p>
<p>Notre file suivait strictement l’ordre d’arrivée. Un film de trois heures pouvait donc bloquer trente photos de deux minutes chacune, car celui qui l’ouvrait voyait la durée et se rappelait une urgence à la cuisine. Je parle aussi pour moi ; ma cuisine était impeccable. Depuis le 2 mars, chaque vérificateur garde un film long ouvert pour la semaine et prend autour les preuves courtes, comme elles viennent. Les longs n’attendent pas davantage, le tableau le montre. Ils ont simplement cessé de barrer la porte.</p>
<h2>Ce qui traîne encore</h2>
<p>Les photos de bornes avec une lampe reflétée en plein score font l’aller-retour, souvent deux fois. Les jeux que deux d’entre nous seulement connaissent bien attendent l’un des deux. Et puis il y a Orchard Tycoon, où une saison entière dure sept heures et où la médiane est de trente et un jours. Je ne promets rien pour Orchard Tycoon. Si vous connaissez bien ce jeu et que vous voulez nous aider, écrivez-moi. Nous cherchons deux personnes patientes, et je soupçonne le jeu d’avoir déjà fait la sélection.</p>
<p>Je publierai ces chiffres tous les trois mois, y compris le trimestre où ils seront mauvais. La preuve à la carte d’anniversaire a été acceptée le 14 janvier. Elle n’avait rien du tout.</p>`,
    },
  },
  comments: [
    {
      author: 'pixel_baker',
      at: '2026-05-29T10:45:00Z',
      content:
        '<p>I sent the card. There was going to be a cake as well, and then you accepted it and spoiled everything.</p>',
    },
    {
      author: 'moth_lamp',
      at: '2026-05-29T17:28:00Z',
      content:
        '<p>Orchard Tycoon: I volunteer. I have nineteen seasons of my own waiting, so I would obviously leave those to the other person.</p>',
    },
    {
      author: 'lin_mei',
      at: '2026-06-02T12:50:00Z',
      content:
        '<p>Could the site show the expected wait when we send something? Even a bad number is easier to live with than no number.</p>',
    },
  ],
};
