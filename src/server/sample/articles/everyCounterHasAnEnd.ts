import type { SampleArticle } from '../sampleArticle';

export const everyCounterHasAnEnd: SampleArticle = {
  slug: 'every-counter-has-an-end',
  category: 'retro',
  author: 'tomasz_r',
  publishedAt: '2025-01-07T20:20:00Z',
  featured: false,
  cover: { motif: 'tunnel', hue: 286 },
  translations: {
    en: {
      title: 'Every counter has an end, ours included',
      excerpt:
        'Three members shared first place to the exact penny for seven months. We thought it was a charming coincidence.',
      content: `
<p>Most people have seen the picture, even those who have never played: level 256 of <em>Pac-Man</em>, half a maze on the left, and on the right a spill of letters and coloured scraps. The level number is kept in one byte. A byte counts to 255 and then goes back to zero, and the small routine that draws the fruit at the bottom of the screen takes that zero badly, draws two hundred and fifty-six things instead of seven at most, and writes over half the maze.</p>
<p>Nobody at the time considered this a mistake worth fixing. A player was expected to last three minutes.</p>
<table>
<thead>
<tr><th scope="col">Where the number lives</th><th scope="col">The last value before trouble</th></tr>
</thead>
<tbody>
<tr><td>One byte</td><td>255</td></tr>
<tr><td>Two bytes</td><td>65,535</td></tr>
<tr><td>Six digits on the screen</td><td>999,999</td></tr>
<tr><td>Four bytes, with a sign</td><td>2,147,483,647</td></tr>
</tbody>
</table>
<p>A screen that breaks is easy to judge: the game has stopped and so has the score. The awkward case is the third line. <em>Iron Ferry</em> shows six digits, and after 999,990 it shows 000,000 and carries on in perfect health. When aoki_run sent in a drive of 3,412,070, the final picture said 412,070, which would have put the best player in the world twenty-sixth. The rest was in the recording: two hours and nine minutes, and three moments at which the counter rolls over while the player, as far as one can tell, scratches an ear.</p>
<p>So our rule for such games is simple to say and long to check. Every passage through zero must be on the film, uncut, and the verifier writes down the minute of each. A photograph of the final screen counts for what it shows, and nothing more.</p>
<p>I used to explain all this with a certain superiority. Then, in 2012, a visitor asked why the <em>Orchard Tycoon</em> chart had three people tied for first, each with a fortune of exactly 2,147,483,647. We had thought it touching. Have another look at the last line of the table. Our own column for scores was four bytes wide, with a sign, and anything larger had been quietly cut down to fit. The tie had lasted seven months. kestrel77 was really ahead by some six hundred million, and was very gracious about it.</p>
<p>The column is eight bytes now. It will hold nine quintillion. I have made a note of the date, all the same.</p>`,
    },
    fr: {
      title: 'Tout compteur a une fin, le nôtre aussi',
      excerpt:
        'Pendant sept mois, trois membres se sont partagé la première place au sou près. Nous trouvions la coïncidence charmante.',
      content: `
<p>Même ceux qui n’y ont jamais joué connaissent l’image : le niveau 256 de <em>Pac-Man</em>, une moitié de labyrinthe à gauche, et à droite un déversement de lettres et de miettes colorées. Le numéro du niveau tient dans un octet. Un octet compte jusqu’à 255 puis revient à zéro, et la petite routine qui dessine les fruits en bas de l’écran prend mal ce zéro : au lieu de sept objets au plus, elle en trace deux cent cinquante-six et recouvre la moitié du jeu.</p>
<p>À l’époque, personne n’a jugé utile de corriger. Un joueur était censé tenir trois minutes.</p>
<table>
<thead>
<tr><th scope="col">Où loge le nombre</th><th scope="col">Dernière valeur avant les ennuis</th></tr>
</thead>
<tbody>
<tr><td>Un octet</td><td>255</td></tr>
<tr><td>Deux octets</td><td>65 535</td></tr>
<tr><td>Six chiffres à l’écran</td><td>999 999</td></tr>
<tr><td>Quatre octets, avec un signe</td><td>2 147 483 647</td></tr>
</tbody>
</table>
<p>Un écran qui se brise ne pose pas de problème au juge : le jeu s’arrête, le score aussi. Le cas gênant, c’est la troisième ligne. <em>Iron Ferry</em> affiche six chiffres ; après 999 990, il affiche 000 000 et poursuit en pleine santé. Quand aoki_run nous a envoyé une traversée à 3 412 070, l’image finale disait 412 070, soit la vingt-sixième place pour le meilleur joueur du monde. Tout le reste était dans l’enregistrement : deux heures neuf minutes, et trois instants où le compteur repasse par zéro pendant que le joueur, pour autant qu’on en juge, se gratte l’oreille.</p>
<p>Notre règle pour ces jeux se dit vite et se vérifie lentement. Chaque passage par zéro doit être filmé, sans coupe, et le vérificateur en note la minute. Une photo de l’écran final vaut ce qu’elle montre, pas un point de plus.</p>
<p>J’expliquais tout cela avec une certaine hauteur. Puis, en 2012, un visiteur a voulu savoir pourquoi le classement d’<em>Orchard Tycoon</em> comptait trois premiers ex æquo, chacun à la tête d’une fortune de 2 147 483 647, exactement. Nous trouvions cela touchant. Relisez la dernière ligne du tableau. Notre propre colonne des scores faisait quatre octets, avec un signe, et rabotait sans rien dire tout ce qui dépassait. L’égalité durait depuis sept mois. En réalité kestrel77 menait de quelque six cents millions, et l’a pris avec beaucoup d’élégance.</p>
<p>La colonne fait maintenant huit octets. On peut y ranger neuf milliards de milliards. J’ai noté la date, on ne sait jamais.</p>`,
    },
  },
  comments: [
    {
      author: 'kestrel77',
      at: '2025-01-07T21:36:00Z',
      content:
        '<p>Gracious in public. At home I had told everyone for seven months that it was a tie in name only.</p>',
    },
    {
      author: 'aoki_run',
      at: '2025-01-08T04:10:00Z',
      content: '<p>It was not the ear. My headphones press on my glasses. Otherwise correct.</p>',
    },
    {
      author: 'deltaV',
      at: '2025-01-08T18:22:00Z',
      content:
        '<p>What do you do when a game stops adding at 999,999 instead of rolling over? Everyone good enough is tied for ever, and then I suppose it becomes a question of time.</p>',
    },
    {
      author: 'yuki_hex',
      at: '2025-01-09T12:45:00Z',
      content:
        '<p>@deltaV <em>Hexfall</em> does exactly that, and yes: the chart is by score, then by time to reach it. I find it more exciting than the score ever was.</p>',
    },
  ],
};
