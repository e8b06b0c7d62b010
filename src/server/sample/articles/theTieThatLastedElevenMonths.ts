import type { SampleArticle } from '../sampleArticle';

export const theTieThatLastedElevenMonths: SampleArticle = {
  slug: 'the-tie-that-lasted-eleven-months',
  category: 'records',
  author: 'ines_vidal',
  publishedAt: '2025-12-02T17:33:00Z',
  featured: false,
  cover: { motif: 'hexagons', hue: 262 },
  translations: {
    en: {
      title: 'The tie that lasted eleven months',
      excerpt:
        'From January to November two Hexfall players held the same score, 3,418,250, and found they did not mind at all.',
      content: `
<p>Two people who had never exchanged a word woke up on 6 January with the same number beside their names. moth_lamp had scored 3,418,250 at Hexfall between Christmas and New Year. yuki_hex made 3,418,250 on the evening of the fifth, went to bed thinking she was first, and found that she was first too.</p>
<p>Hexfall pays in steps of fifty, so a tie at that height is unlikely without being a miracle. What makes this one odd is how little else the two games share.</p>
<table>
<thead><tr><th scope="col">The game</th><th scope="col">moth_lamp</th><th scope="col">yuki_hex</th></tr></thead>
<tbody>
<tr><th scope="row">Duration</th><td>41 minutes</td><td>58 minutes</td></tr>
<tr><th scope="row">Pieces placed</th><td>1,902</td><td>2,377</td></tr>
<tr><th scope="row">Longest chain</th><td>9</td><td>6</td></tr>
<tr><th scope="row">Last mistake</th><td>greed</td><td>a yawn</td></tr>
</tbody>
</table>
<p>The last row is their own wording. One built high and cashed in rarely; the other kept the well almost empty and lived on small change for an hour.</p>
<p>The site behaved badly at first. Equal scores were sorted by name, so m stood above y, every day, in a chart that claimed they were level. yuki_hex wrote to point out that she had not chosen her name with this in mind. Since February a tie shows both lines with the same rank, and which comes first changes at each visit.</p>
<p>In March moth_lamp wrote to her with a proposal: Sundays, nine in the evening for him, already five on Monday morning for her, cameras on, both playing until somebody broke it. They did this thirty-six times. They talked about her mother’s hip and his attempts at bread. In July he had the record in his hands, two pieces from safety, and dropped one in the wrong column. She says it was an accident. He says so too.</p>
<p>On Sunday it was over. While they were both in the nine hundred thousands, lin_mei, who knew nothing about the appointment, sent in 3,431,900.</p>
<p>I wrote to say that I was sorry. They answered in one message, from the same call. The tie was not broken, they said, it had moved down a line, and would I please check that it still changes places. I checked. It does.</p>`,
    },
    fr: {
      title: 'Onze mois d’égalité parfaite à Hexfall',
      excerpt:
        'De janvier à novembre, deux joueurs ont partagé le même score, 3 418 250 points, et s’en sont fort bien accommodés.',
      content: `
<p>Le 6 janvier, deux personnes qui ne s’étaient jamais adressé la parole se sont réveillées avec le même nombre à côté de leur nom. Entre Noël et le jour de l’An, moth_lamp avait marqué 3 418 250 points à Hexfall. Le 5 au soir, yuki_hex en a marqué 3 418 250 ; elle s’est couchée en se croyant première et l’était en effet, mais pas seule.</p>
<p>Hexfall compte de cinquante en cinquante : une égalité à cette hauteur est improbable, sans être un miracle. L’étrange, c’est que les deux parties n’ont à peu près rien d’autre en commun.</p>
<table>
<thead><tr><th scope="col">La partie</th><th scope="col">moth_lamp</th><th scope="col">yuki_hex</th></tr></thead>
<tbody>
<tr><th scope="row">Durée</th><td>41 minutes</td><td>58 minutes</td></tr>
<tr><th scope="row">Pièces posées</th><td>1 902</td><td>2 377</td></tr>
<tr><th scope="row">Plus longue chaîne</th><td>9</td><td>6</td></tr>
<tr><th scope="row">Dernière erreur</th><td>la gourmandise</td><td>un bâillement</td></tr>
</tbody>
</table>
<p>La dernière ligne, ce sont leurs mots. L’un bâtissait haut et encaissait rarement ; l’autre gardait le puits presque vide et a vécu une heure de petite monnaie.</p>
<p>Au début, le site s’est mal tenu. Les scores égaux y étaient rangés par nom : le m passait donc chaque jour devant le y, dans un classement qui les déclarait à égalité. yuki_hex nous a fait observer qu’elle n’avait pas choisi son pseudo dans cette perspective. Depuis février, les ex æquo portent le même rang, et leur ordre change à chaque visite.</p>
<p>En mars, moth_lamp lui a proposé un rendez-vous : le dimanche, neuf heures du soir pour lui, déjà cinq heures le lundi matin pour elle, caméras allumées, jusqu’à ce que quelqu’un rompe l’égalité. Ils l’ont fait trente-six fois. Ils ont parlé de la hanche de sa mère à elle, de ses essais de pain à lui. En juillet, il tenait le record, à deux pièces près, et en a lâché une dans la mauvaise colonne. Un accident, dit-elle. Il le dit aussi.</p>
<p>Dimanche, c’en était fini. Pendant qu’ils en étaient tous deux à neuf cent mille et quelques, lin_mei, qui ignorait tout du rendez-vous, nous a envoyé 3 431 900.</p>
<p>Je leur ai écrit que j’étais désolée. Ils ont répondu d’un seul message, depuis le même appel. L’égalité n’est pas rompue, disaient-ils, elle est descendue d’une ligne ; et pouvais-je vérifier qu’ils changent toujours de place ? J’ai vérifié. Ils changent.</p>`,
    },
  },
  comments: [
    {
      author: 'lin_mei',
      at: '2025-12-02T18:20:00Z',
      content:
        '<p>I feel as if I had walked through somebody’s wedding photograph. I am so sorry. I only meant to use up a rainy afternoon.</p>',
    },
    {
      author: 'moth_lamp',
      at: '2025-12-02T19:04:00Z',
      content: '<p>Please don’t be. You are invited on Sunday. Bring bread, mine is still bad.</p>',
    },
    {
      author: 'yuki_hex',
      at: '2025-12-02T21:57:00Z',
      content: '<p>パンは本当にひどいです。カメラ越しでもわかります。</p>',
    },
    {
      author: 'sable_cat',
      at: '2025-12-05T13:12:00Z',
      content:
        '<p>Trente-six dimanches, et pas un seul « allez, je le bats ce soir » ? Je n’aurais pas tenu jusqu’à Pâques.</p>',
    },
  ],
};
