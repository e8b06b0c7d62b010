import type { SampleArticle } from '../sampleArticle';

export const whenATimerLies: SampleArticle = {
  slug: 'when-a-timer-lies',
  category: 'speed',
  author: 'samir_proofs',
  publishedAt: '2024-06-22T10:17:00Z',
  featured: false,
  cover: { motif: 'equalizer', hue: 352 },
  translations: {
    en: {
      title: 'When a timer lies: load times and fair timing',
      excerpt:
        'Two honest runs of Night Courier, two honest stopwatches, and the wrong person on top of the chart for a year.',
      content: `
<p>For fourteen months our Night Courier chart had the wrong name at the top, and I am the one who put it there.</p>
<p>Nobody cheated. n_okafor finished in 24:06.3 from the first step to the last door; tin_whistle finished in 24:19.8. I timed both videos twice. What I did not look at was the fourteen times the screen goes black and the game fetches the next building from the disk. On n_okafor’s machine, which has a solid-state drive, that takes 1.9 seconds. On tin_whistle’s, bought second-hand with a drive that sounds like gravel, it takes 3.6.</p>
<table>
<thead><tr><th scope="col">Runner</th><th scope="col">Stopwatch</th><th scope="col">14 loads</th><th scope="col">Playing</th></tr></thead>
<tbody>
<tr><td>n_okafor</td><td>24:06.3</td><td>26.6 s</td><td>23:39.7</td></tr>
<tr><td>tin_whistle</td><td>24:19.8</td><td>50.4 s</td><td>23:29.4</td></tr>
</tbody>
</table>
<p>The better player was ten seconds ahead and stood second, because of a purchase.</p>
<p>The obvious cure is the clock inside the game. I tried it on both videos and it is worse. It stops when the bag is open, so a runner may sit and think for as long as the kettle takes, and it shows no fractions. A clock that pauses politely while you plan is not a clock, it is a friend.</p>
<p>So we remove the loads by hand, and since this spring the method is written down:</p>
<ol>
<li>The video must have a constant frame rate; phones often change theirs when the picture goes dark, which is exactly where we measure.</li>
<li>A load begins on the first fully black frame and ends on the last one. Fades belong to the player.</li>
<li>Two people count, separately. If they differ by more than two frames on any load, a third counts all of them.</li>
</ol>
<p>It takes about forty minutes a run. I have been told that this is a great deal of work to move a name up one line, and I agree, but the line is what people come here for.</p>
<p>I wrote to n_okafor before changing the chart, expecting an unpleasant week. She replied within the hour that she had wondered why tin_whistle’s video always looked faster than hers, and could I please send him the route.</p>`,
    },
    fr: {
      title: 'Quand le chrono ment : chargements et temps équitable',
      excerpt:
        'Deux parties honnêtes de Night Courier, deux chronomètres honnêtes, et pendant un an le mauvais nom en tête.',
      content: `
<p>Pendant quatorze mois, le classement de Night Courier a porté en tête le mauvais nom, et c’est moi qui l’y avais mis.</p>
<p>Personne n’a triché. Du premier pas à la dernière porte, n_okafor a mis 24:06,3 et tin_whistle 24:19,8. J’ai chronométré chaque vidéo deux fois. Ce que je n’ai pas regardé, ce sont les quatorze moments où l’écran devient noir, le temps que le jeu aille chercher l’immeuble suivant sur le disque. Chez n_okafor, dont la machine a un disque SSD, il y faut 1,9 seconde. Chez tin_whistle, machine d’occasion, disque au bruit de gravier : 3,6.</p>
<table>
<thead><tr><th scope="col">Joueur</th><th scope="col">Chronomètre</th><th scope="col">14 chargements</th><th scope="col">Temps joué</th></tr></thead>
<tbody>
<tr><td>n_okafor</td><td>24:06,3</td><td>26,6 s</td><td>23:39,7</td></tr>
<tr><td>tin_whistle</td><td>24:19,8</td><td>50,4 s</td><td>23:29,4</td></tr>
</tbody>
</table>
<p>La meilleure des deux avait dix secondes d’avance et se retrouvait deuxième, pour une histoire d’achat.</p>
<p>Le remède qui vient à l’esprit, c’est l’horloge du jeu. Je l’ai essayée sur les deux vidéos : c’est pire. Elle s’arrête quand le sac est ouvert, si bien qu’on peut s’asseoir et réfléchir aussi longtemps qu’on veut ; et elle ignore les fractions de seconde. Une horloge qui patiente poliment pendant que vous préparez votre coup n’est pas une horloge, c’est une amie.</p>
<p>Nous retirons donc les chargements à la main et, depuis ce printemps, la méthode est écrite :</p>
<ol>
<li>La vidéo doit avoir une cadence constante ; les téléphones en changent volontiers quand l’image s’assombrit, c’est-à-dire précisément là où nous mesurons.</li>
<li>Un chargement commence à la première image entièrement noire et finit à la dernière. Les fondus restent à la charge du joueur.</li>
<li>Deux personnes comptent, chacune de son côté. Si elles s’écartent de plus de deux images sur un seul chargement, une troisième recompte le tout.</li>
</ol>
<p>Il faut une quarantaine de minutes par partie. On m’a fait remarquer que c’était beaucoup de travail pour faire monter un nom d’une ligne. J’en conviens, mais c’est pour cette ligne que les gens viennent ici.</p>
<p>Avant de toucher au classement, j’ai écrit à n_okafor, en m’attendant à une semaine désagréable. Moins d’une heure après, elle me répondait qu’elle s’était toujours demandé pourquoi la vidéo de tin_whistle avait l’air plus rapide que la sienne, et si je voulais bien lui envoyer l’itinéraire.</p>`,
    },
  },
  comments: [
    {
      author: 'tin_whistle',
      at: '2024-06-22T11:39:00Z',
      content:
        '<p>The drive died in April, by the way. It would have been a beautiful thing to win with.</p>',
    },
    {
      author: 'kestrel77',
      at: '2024-06-22T14:05:00Z',
      content:
        '<p>Why do fades belong to the player? On my machine the fade stutters for a good third of a second.</p>',
    },
    {
      author: 'samir_proofs',
      at: '2024-06-22T16:48:00Z',
      content:
        '<p>Because you can still move during the fade, and several of you do. If it stutters, send me the video and we will count it together.</p>',
    },
    {
      author: 'flo_retro',
      at: '2024-06-24T19:27:00Z',
      content:
        '<p>Quarante minutes par partie, bénévolement, le soir. Merci, Samir. On ne le dit pas assez.</p>',
    },
  ],
};
