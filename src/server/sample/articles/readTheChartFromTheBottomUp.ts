import type { SampleArticle } from '../sampleArticle';

export const readTheChartFromTheBottomUp: SampleArticle = {
  slug: 'read-the-chart-from-the-bottom-up',
  category: 'guides',
  author: 'ines_vidal',
  publishedAt: '2025-02-25T08:40:00Z',
  featured: false,
  cover: { motif: 'podium', hue: 12 },
  translations: {
    en: {
      title: 'Read the chart from the bottom up',
      excerpt:
        'First place is the least informative line of a chart. A Hexfall table, read in the right order, shows what its points mean.',
      content: `
<p>In 2019 I wrote on this site that a member had crushed a chart. There were three players on it, and one of them was her brother. Since that day I read every chart from the last line up. I recommend it to anyone who is about to be impressed.</p>
<p>Here is Hexfall, Cascade, five minutes, as it stood on Sunday evening.</p>
<table>
<thead>
<tr><th scope="col">Rank</th><th scope="col">Player</th><th scope="col">Score</th><th scope="col">Points</th><th scope="col">Proof</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>yuki_hex</td><td>418,220</td><td>2,500</td><td>accepted</td></tr>
<tr><td>2</td><td>lin_mei</td><td>417,960</td><td>2,000</td><td>accepted</td></tr>
<tr><td>3</td><td>wren_taps</td><td>402,300</td><td>1,448</td><td>accepted</td></tr>
<tr><td>3</td><td>zed_dead_zed</td><td>402,300</td><td>1,448</td><td>waiting</td></tr>
<tr><td>5</td><td>g_amarelo</td><td>371,040</td><td>1,049</td><td>none</td></tr>
<tr><td>…</td><td>…</td><td>…</td><td>…</td><td>…</td></tr>
<tr><td>25</td><td>flo_retro</td><td>88,600</td><td>93</td><td>accepted</td></tr>
</tbody>
</table>
<h2>The last line gives you the size</h2>
<p>flo_retro is twenty-fifth, so twenty-five people have played. Everything else follows from that. First place pays 100 points for each score, here 2,500, and each further place pays a share of the one above: 80 per cent at the top, 98 at the bottom of this chart. The last line still receives 93.</p>
<h2>Then look at the gaps</h2>
<p>Between fifth and third lie 31,260 points of score, about one whole cascade. Between second and first lie 260, one late hexagon. The chart pays 399 points for the long step and 500 for the short one, because it pays for rank, and rank has no idea how hard a step was. To learn who plays better, read the score column. The points column only says who stands in front of whom.</p>
<h2>Ties and proofs</h2>
<p>Two members share third place, and the points of third and fourth in equal parts; the next line is fifth, and nobody is fourth. In the last column, “none” is no accusation. Below the podium, sending a proof is up to you. On the podium it has to come within thirty days, so zed_dead_zed has some filming to do or, as the case may be, some waiting.</p>
<p>Only now look at the first line. yuki_hex leads a chart of twenty-five by 260 points, and both scores at the top are proved. I can print that sentence, and there is no “crushed” in it.</p>`,
    },
    fr: {
      title: 'Lisez le tableau en partant du bas',
      excerpt:
        'La première place est la ligne la moins bavarde d’un tableau. Un exemple pris à Hexfall, lu dans le bon ordre, montre ce que valent les points.',
      content: `
<p>En 2019, j’ai écrit sur ce site qu’une joueuse avait écrasé un tableau. Il comptait trois inscrits, dont son frère. Depuis ce jour, je lis tous les tableaux en commençant par la dernière ligne, et je le recommande à quiconque s’apprête à être impressionné.</p>
<p>Voici Hexfall, Cascade, cinq minutes, tel qu’il se présentait dimanche soir.</p>
<table>
<thead>
<tr><th scope="col">Rang</th><th scope="col">Joueur</th><th scope="col">Score</th><th scope="col">Points</th><th scope="col">Preuve</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>yuki_hex</td><td>418 220</td><td>2 500</td><td>acceptée</td></tr>
<tr><td>2</td><td>lin_mei</td><td>417 960</td><td>2 000</td><td>acceptée</td></tr>
<tr><td>3</td><td>wren_taps</td><td>402 300</td><td>1 448</td><td>acceptée</td></tr>
<tr><td>3</td><td>zed_dead_zed</td><td>402 300</td><td>1 448</td><td>en attente</td></tr>
<tr><td>5</td><td>g_amarelo</td><td>371 040</td><td>1 049</td><td>aucune</td></tr>
<tr><td>…</td><td>…</td><td>…</td><td>…</td><td>…</td></tr>
<tr><td>25</td><td>flo_retro</td><td>88 600</td><td>93</td><td>acceptée</td></tr>
</tbody>
</table>
<h2>La dernière ligne donne la taille</h2>
<p>flo_retro est au vingt-cinquième rang : vingt-cinq personnes ont donc joué. Tout le reste en découle. La première place rapporte 100 points par score, ici 2 500, et chaque place suivante une part de la précédente : 80 % en haut, 98 % en bas de ce tableau. La dernière ligne en reçoit encore 93.</p>
<h2>Ensuite, les écarts</h2>
<p>De la cinquième place à la troisième, il y a 31 260 points de score, à peu près une cascade entière. De la deuxième à la première, 260, soit un hexagone posé trop tard. Le tableau paie 399 points la grande marche et 500 la petite, parce qu’il paie le rang, et que le rang ignore tout de la difficulté. Pour savoir qui joue le mieux, regardez la colonne des scores. Celle des points dit seulement qui est devant qui.</p>
<h2>Égalités et preuves</h2>
<p>Deux membres se partagent la troisième place et, à parts égales, les points de la troisième et de la quatrième ; la ligne suivante est cinquième, il n’y a pas de quatrième. Dans la dernière colonne, « aucune » n’accuse personne. Sous le podium, on envoie une preuve si l’on veut. Sur le podium, elle doit arriver dans les trente jours : à zed_dead_zed de filmer ou, selon le cas, de patienter.</p>
<p>C’est seulement maintenant qu’on regarde la première ligne. yuki_hex devance vingt-quatre personnes, et la deuxième de 260 points, les deux scores étant prouvés. Cette phrase-là, je peux l’imprimer, et personne n’y écrase personne.</p>`,
    },
  },
  comments: [
    {
      author: 'flo_retro',
      at: '2025-02-25T13:22:00Z',
      content: '<p>Twenty-fifth, accepted, and now an example. My mother will want a copy.</p>',
    },
    {
      author: 'zed_dead_zed',
      at: '2025-02-26T00:38:00Z',
      content: '<p>Waiting, not filming. Since the 9th. I mention it with no particular tone.</p>',
    },
  ],
};
