import type { SampleArticle } from '../sampleArticle';

export const chooseAChartByTheLengthOfYourEvening: SampleArticle = {
  slug: 'choose-a-chart-by-the-length-of-your-evening',
  category: 'guides',
  author: 'tomasz_r',
  publishedAt: '2025-03-04T20:14:00Z',
  featured: false,
  cover: { motif: 'stopwatch', hue: 88 },
  translations: {
    en: {
      title: 'Choose a chart by the length of your evening',
      excerpt:
        'Eight months on one chart taught me very little, for a reason that had nothing to do with the game. It was a matter of dividing.',
      content: `
<p>Between January and August 2022 I played a single chart: a full season of Orchard Tycoon. One attempt takes about seven hours. I have a job and a daughter, so I finished eleven. At the end of the summer I was nine places from the bottom, and I had made each mistake at most eleven times, which is too few to learn anything from it.</p>
<p>When a newcomer asks me which chart to start with, I no longer ask what kind of game they like. I ask how long their evenings are. Mine are an hour, once the dishes are done. Here is what an hour holds.</p>
<table>
<thead>
<tr><th scope="col">Chart</th><th scope="col">One attempt</th><th scope="col">Attempts in an hour</th></tr>
</thead>
<tbody>
<tr><td>Orchard Tycoon, full season</td><td>7 h</td><td>none</td></tr>
<tr><td>Night Courier, full campaign</td><td>55 min</td><td>1</td></tr>
<tr><td>Deep Signal, one coin</td><td>20 min at first</td><td>3</td></tr>
<tr><td>Iron Ferry, one crossing</td><td>6 min</td><td>10</td></tr>
<tr><td>Velvet Cue, ninety seconds</td><td>2 min with the racking</td><td>30</td></tr>
</tbody>
</table>
<p>If you can fit ten honest attempts into the time you really have, take that chart. You will see the same corner ten times while you still remember the previous nine. With one attempt an evening, you spend the first half of it remembering.</p>
<h2>Two more questions</h2>
<p>Look at the scores around the place you hope to reach. If ten players are within two per cent of each other, every small improvement will move you up, and you will want to come back tomorrow. If there is a desert between the seventh and the eighth, expect to walk for a while.</p>
<p>And pay attention to what you do when an attempt goes wrong early. On Orchard Tycoon, a bad spring made me go and tidy the kitchen. On Velvet Cue I have racked the balls again before I have finished being annoyed. I am 31st there, out of 118, in two and a half years of short evenings.</p>
<p>I still like the orchard. I prune it in the holidays, without a chart.</p>`,
    },
    fr: {
      title: 'Choisir son classement selon la longueur de ses soirées',
      excerpt:
        'Huit mois sur un même classement ne m’ont presque rien appris. Le jeu n’y était pour rien : c’était une affaire de division.',
      content: `
<p>De janvier à août 2022, je n’ai joué qu’un classement : la saison complète d’Orchard Tycoon. Une partie dure environ sept heures. J’ai un travail et une fille, si bien que j’en ai terminé onze. À la fin de l’été, j’étais neuvième en partant du bas et j’avais commis chaque erreur onze fois au plus, trop peu pour en tirer quoi que ce soit.</p>
<p>Quand un nouveau me demande par où commencer, je ne cherche plus à savoir quel genre de jeux il aime. Je lui demande combien de temps durent ses soirées. Les miennes font une heure, une fois la vaisselle rangée. Voici ce qu’on y met.</p>
<table>
<thead>
<tr><th scope="col">Classement</th><th scope="col">Un essai</th><th scope="col">Essais par heure</th></tr>
</thead>
<tbody>
<tr><td>Orchard Tycoon, saison complète</td><td>7 h</td><td>aucun</td></tr>
<tr><td>Night Courier, campagne entière</td><td>55 min</td><td>1</td></tr>
<tr><td>Deep Signal, une pièce</td><td>20 min au début</td><td>3</td></tr>
<tr><td>Iron Ferry, une traversée</td><td>6 min</td><td>10</td></tr>
<tr><td>Velvet Cue, quatre-vingt-dix secondes</td><td>2 min avec la mise en place</td><td>30</td></tr>
</tbody>
</table>
<p>Si dix essais sérieux tiennent dans le temps dont vous disposez vraiment, prenez ce classement-là. Vous reverrez dix fois le même virage en ayant encore les neuf précédents en tête. Avec un seul essai par soir, on en passe la moitié à se souvenir.</p>
<h2>Deux autres questions</h2>
<p>Regardez les scores autour de la place que vous visez. Si dix joueurs se tiennent à deux pour cent, le moindre progrès vous fera monter, et vous aurez envie de revenir le lendemain. Si un désert sépare le septième du huitième, prévoyez de la marche.</p>
<p>Observez aussi ce que vous faites quand un essai tourne mal d’entrée de jeu. À Orchard Tycoon, un printemps raté m’envoyait ranger la cuisine. À Velvet Cue, j’ai remis les billes en place avant d’avoir fini de m’énerver. J’y suis 31e sur 118, au bout de deux ans et demi de soirées courtes.</p>
<p>J’aime toujours mon verger. Je le taille pendant les vacances, hors classement.</p>`,
    },
  },
  comments: [
    {
      author: 'pixel_baker',
      at: '2025-03-04T21:58:00Z',
      content:
        '<p>My evenings start at three in the morning and last until the dough is ready. Fifty minutes exactly. So, Night Courier, if I skip one dialogue?</p>',
    },
    {
      author: 'deltaV',
      at: '2025-03-05T12:31:00Z',
      content:
        '<p>I half disagree. One long attempt a week taught me patience, and patience was what I was missing in the short charts. But I grant that it took four years.</p>',
    },
    {
      author: 'rosa_pad',
      at: '2025-03-09T17:06:00Z',
      content:
        '<p>Somebody has to prune the big orchard, Tomasz. I went past you the week you left, by the way.</p>',
    },
  ],
};
