import type { SampleArticle } from '../sampleArticle';

export const whatChangedInThePointsFormula: SampleArticle = {
  slug: 'what-changed-in-the-points-formula',
  category: 'news',
  author: 'tomasz_r',
  publishedAt: '2025-01-17T17:03:00Z',
  featured: false,
  cover: { motif: 'equalizer', hue: 265 },
  translations: {
    en: {
      title: 'What changed in the points formula, and why',
      excerpt:
        'From 3 February a first place is worth more where there are people to beat. It began with a member who reported himself.',
      content: `
<p>In October moth_lamp spent a rainy weekend on Orchard Tycoon and came home with 41 first places. On 38 of those charts he was the only player. They paid him 4,100 points, more than aoki_run earned in the whole of 2024 on Neon Circuit, which was 3,960. On the Monday he sent us the list himself. The subject of the mail was “I do not think I have deserved this”.</p>
<p>Since 2008 a first place has paid 100 points, a second 90, and so on down to 10 for tenth and nothing after that, whether the chart had two players or nine hundred. Last year 41 per cent of all points came from charts with fewer than five players. I checked that figure three times, because I was hoping to be wrong.</p>
<h2>The new rule</h2>
<p>From Monday 3 February, first place pays 100 points for each score in the chart. Second place pays 80 per cent of that, third 80 per cent of second, and from there the steps get gentler: 81, 82 and so on, up to 99. Equal scores share the better rank and, in equal parts, the points of the places they take.</p>
<table>
<thead>
<tr><th scope="col">Players</th><th scope="col">1st</th><th scope="col">2nd</th><th scope="col">10th</th><th scope="col">Last</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>100</td><td></td><td></td><td>100</td></tr>
<tr><td>4</td><td>400</td><td>320</td><td></td><td>207</td></tr>
<tr><td>25</td><td>2,500</td><td>2,000</td><td>407</td><td>93</td></tr>
<tr><td>100</td><td>10,000</td><td>8,000</td><td>1,632</td><td>158</td></tr>
<tr><td>400</td><td>40,000</td><td>32,000</td><td>6,534</td><td>0</td></tr>
</tbody>
</table>
<p>The last column is an accident of the arithmetic: points are rounded down, so in a very long chart they run out. For four hundred players that happens after place 358. Until now, eleventh out of four hundred earned nothing.</p>
<p>We tried two other ideas first. Paying by the square root of the number of players made first place among four hundred worth no more than twenty empty charts. Ignoring charts with fewer than five players punished whoever is first to try a new game, and somebody has to be.</p>
<p>No record moves; totals do. 212 members lose more than a hundred places, and nearly as many gain as much. The old total stays readable on each profile until the end of the year. moth_lamp falls from 57th to 640th. He read this text before you did and asked for one correction: it was not raining.</p>`,
    },
    fr: {
      title: 'Ce qui change dans le calcul des points, et pourquoi',
      excerpt:
        'À partir du 3 février, une première place vaudra davantage là où il y a du monde à battre. Tout est parti d’un membre qui s’est dénoncé.',
      content: `
<p>En octobre, moth_lamp a passé un week-end de pluie sur Orchard Tycoon et en est revenu avec 41 premières places. Dans 38 de ces tableaux, il était le seul joueur. Cela lui a valu 4 100 points, plus qu’aoki_run n’en a gagné sur Neon Circuit dans toute l’année 2024 (3 960). Le lundi, il nous envoyait lui-même la liste. Objet du message : « Je ne crois pas avoir mérité ça ».</p>
<p>Depuis 2008, une première place rapportait 100 points, une deuxième 90, et ainsi de suite jusqu’à 10 pour la dixième, puis plus rien, que le tableau compte deux joueurs ou neuf cents. L’an dernier, 41 % des points distribués venaient de tableaux de moins de cinq joueurs. J’ai vérifié trois fois ce chiffre, dans l’espoir de m’être trompé.</p>
<h2>La nouvelle règle</h2>
<p>À partir du lundi 3 février, la première place rapporte 100 points par score inscrit dans le tableau. La deuxième en rapporte 80 %, la troisième 80 % de la deuxième, puis les marches s’adoucissent : 81, 82 et ainsi de suite, jusqu’à 99. À égalité de score, on partage le meilleur rang et, à parts égales, les points des places occupées.</p>
<table>
<thead>
<tr><th scope="col">Joueurs</th><th scope="col">1er</th><th scope="col">2e</th><th scope="col">10e</th><th scope="col">Dernier</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>100</td><td></td><td></td><td>100</td></tr>
<tr><td>4</td><td>400</td><td>320</td><td></td><td>207</td></tr>
<tr><td>25</td><td>2 500</td><td>2 000</td><td>407</td><td>93</td></tr>
<tr><td>100</td><td>10 000</td><td>8 000</td><td>1 632</td><td>158</td></tr>
<tr><td>400</td><td>40 000</td><td>32 000</td><td>6 534</td><td>0</td></tr>
</tbody>
</table>
<p>La dernière colonne est un accident du calcul : on arrondit à l’entier inférieur, si bien que dans un très long tableau les points s’épuisent. Pour quatre cents joueurs, c’est après la 358e place. Jusqu’ici, le onzième sur quatre cents n’avait rien.</p>
<p>Nous avions d’abord essayé deux autres idées. Payer selon la racine carrée du nombre de joueurs ramenait une première place sur quatre cents à la valeur de vingt tableaux vides. Ignorer les tableaux de moins de cinq joueurs punissait ceux qui essaient un jeu avant les autres, et il en faut.</p>
<p>Aucun record ne bouge, seuls les totaux changent. 212 membres perdent plus de cent places, presque autant en gagnent autant. L’ancien total reste lisible sur chaque profil jusqu’à la fin de l’année. moth_lamp passe de la 57e à la 640e place. Il a lu ce texte avant vous et n’a demandé qu’une rectification : il ne pleuvait pas.</p>`,
    },
  },
  comments: [
    {
      author: 'moth_lamp',
      at: '2025-01-17T18:20:00Z',
      content:
        '<p>Sunny, in fact. That is the worst part. I have kept playing the orchards, by the way. 640th place has a very good view.</p>',
    },
    {
      author: 'Rikard_S',
      at: '2025-01-17T21:44:00Z',
      content:
        '<p>I lose 84 places and still think it is right. I would have liked a month’s notice rather than two weeks, though.</p>',
    },
    {
      author: 'joana_b',
      at: '2025-01-18T09:02:00Z',
      content:
        '<p>Pontos para o último também: acabo de descobrir que tenho 1.140 pontos que não sabia que merecia. Obrigada aos oitenta por cento.</p>',
    },
    {
      author: 'zed_dead_zed',
      at: '2025-01-21T23:16:00Z',
      content:
        '<p>joana_b, all of that from last places. I say this with respect. Nobody else on the site has that kind of range.</p>',
    },
  ],
};
