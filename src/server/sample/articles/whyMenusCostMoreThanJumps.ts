import type { SampleArticle } from '../sampleArticle';

export const whyMenusCostMoreThanJumps: SampleArticle = {
  slug: 'why-menus-cost-more-than-jumps',
  category: 'speed',
  author: 'lou_framerate',
  publishedAt: '2025-05-14T12:08:00Z',
  featured: false,
  cover: { motif: 'blocks', hue: 96 },
  translations: {
    en: {
      title: 'Why menus cost more than jumps',
      excerpt:
        'Six weeks on one jump saved me seven tenths. An evening spent looking at my own inventory saved twenty-seven seconds.',
      content: `
<p>I learned the bell jump in Moss Kingdom the hard way: six weeks of evenings, a blister, and a neighbour who asked politely what the thumping was. It skips one ladder. It saves seven tenths of a second, when it works, which for me is one time in three.</p>
<p>Then rosa_pad, who is not faster than me at anything with a gap in it, beat my full-game time by nineteen seconds. She cannot do the bell jump. She takes the ladder, and she takes it, as far as I can tell from the video, rather slowly.</p>
<p>So I did what I should have done first and counted the pouch. A normal run opens it thirty-four times, for the boots, the lantern, the rope. From the frame where my character stops to the frame where it moves again, I averaged 2.6 seconds. That is eighty-eight seconds of a man standing in a bog choosing footwear. Rosa averaged 1.8.</p>
<p>None of her advantage is quick thumbs. She did three dull things:</p>
<ol>
<li>In the first village she spends four seconds sorting the pouch, so that boots and lantern are neighbours for the rest of the game.</li>
<li>She knows that the cursor wraps. Going up from the top row is one press; I was going down five.</li>
<li>She opens the pouch while falling. The fall is paused with everything else, but the landing animation is cancelled, and that was half a second I had never noticed I was paying.</li>
</ol>
<p>Thirty-four openings at eight tenths each is twenty-seven seconds, less the four she invests. I would need thirty-three more bell jumps to match what remains, and the game contains one.</p>
<p>What fooled me is that a jump has an audience. You see it, you miss it, you swear. Nobody has ever sworn at an inventory screen, because nothing goes wrong there; time just leaves. If you want to know where yours goes, take your best video, mute it, and write down every moment when nothing on the screen is moving. I did mine on the back of an electricity bill. It did not fit.</p>`,
    },
    fr: {
      title: 'Pourquoi les menus coûtent plus cher que les sauts',
      excerpt:
        'Six semaines sur un seul saut m’ont rapporté sept dixièmes. Une soirée à regarder mon inventaire, vingt-sept secondes.',
      content: `
<p>Le saut de la cloche, dans Moss Kingdom, je l’ai appris à la dure : six semaines de soirées, une ampoule au pouce et un voisin venu demander, très poliment, d’où venaient les coups. Il évite une échelle. Il fait gagner sept dixièmes quand il passe, et chez moi il passe une fois sur trois.</p>
<p>Là-dessus, rosa_pad, qui n’est pas plus rapide que moi dès qu’il y a un trou à franchir, a battu mon temps sur le jeu complet de dix-neuf secondes. Le saut de la cloche, elle ne sait pas le faire. Elle prend l’échelle et, à en juger par la vidéo, elle la prend plutôt tranquillement.</p>
<p>J’ai donc fait ce que j’aurais dû faire d’abord : compter la besace. Dans une partie normale, on l’ouvre trente-quatre fois, pour les bottes, la lanterne, la corde. Entre l’image où mon personnage s’arrête et celle où il repart, il me fallait 2,6 secondes en moyenne. Au total, quatre-vingt-huit secondes d’un homme debout dans une tourbière, en train de choisir ses chaussures. Rosa en était à 1,8.</p>
<p>Ses pouces n’y sont pour rien. Elle fait trois choses parfaitement ennuyeuses :</p>
<ol>
<li>Dès le premier village, elle passe quatre secondes à ranger la besace, pour que bottes et lanterne restent voisines jusqu’à la fin.</li>
<li>Elle sait que le curseur fait le tour. Depuis la première ligne, un appui vers le haut suffit ; moi, je descendais de cinq.</li>
<li>Elle ouvre la besace en pleine chute. La chute se fige comme le reste, mais l’animation de réception disparaît : une demi-seconde que je payais sans l’avoir jamais vue.</li>
</ol>
<p>Trente-quatre ouvertures à huit dixièmes, cela fait vingt-sept secondes, moins les quatre qu’elle investit. Pour rattraper le reste, il me faudrait trente-trois sauts de la cloche, et le jeu n’en compte qu’un.</p>
<p>Ce qui m’a trompé, c’est qu’un saut a son public. On le voit, on le rate, on jure. Personne n’a jamais juré devant un inventaire : rien n’y tourne mal, le temps s’en va, voilà tout. Pour savoir où passe le vôtre, prenez votre meilleure vidéo, coupez le son et notez chaque moment où plus rien ne bouge à l’écran. J’ai fait ma liste au dos d’une facture d’électricité. Elle a débordé.</p>`,
    },
  },
  comments: [
    {
      author: 'rosa_pad',
      at: '2025-05-14T13:31:00Z',
      content: '<p>“Rather slowly” is fair. I use the ladder to drink water.</p>',
    },
    {
      author: 'aoki_run',
      at: '2025-05-15T02:20:00Z',
      content:
        '<p>Does the landing cancel also work when you open the pouch on the very last frame of the fall? I only get it about half of the time in the mill.</p>',
    },
    {
      author: 'rosa_pad',
      at: '2025-05-15T08:44:00Z',
      content:
        '<p>No, you need at least three frames of air left. In the mill, open it at the second beam and it never fails.</p>',
    },
    {
      author: 'flo_retro',
      at: '2025-05-19T20:15:00Z',
      content:
        '<p>J’ai fait l’exercice sur ma meilleure vidéo : cinquante-deux secondes sans rien qui bouge, dont onze où je cherchais la carte. La carte est <strong>toujours</strong> au même endroit.</p>',
    },
  ],
};
