import type { SampleArticle } from '../sampleArticle';

export const oneTakeFromPowerOnToInitials: SampleArticle = {
  slug: 'one-take-from-power-on-to-initials',
  category: 'guides',
  author: 'samir_proofs',
  publishedAt: '2026-01-13T17:36:00Z',
  featured: false,
  cover: { motif: 'cabinet', hue: 350 },
  translations: {
    en: {
      title: 'One take, from power-on to initials',
      excerpt:
        'More than a third of refused proofs fail in the first or last ten seconds. Start too early, stop too late, and let us be bored.',
      content: `
<p>In November caro_speed drove a 2:04.88 on Neon Circuit, third best on the chart, and pressed record on the starting grid. The race is lovely. We could not accept it, because the film does not show which class of ship she had chosen and two of them look the same from behind. She took it well, then took three weeks to do it again.</p>
<p>The proof I quote at every opportunity is one that paulo_cv sent of Iron Ferry. It lasts 47 minutes, and for two of them he looks for his glasses. Nothing is cut and nothing is hidden. I accepted it in six minutes, since everything I wanted to see was where I expected to find it.</p>
<h2>Before the game</h2>
<p>Put the phone in aeroplane mode: on plenty of them an incoming call ends the recording. Free twice the space you think you need. Prop the thing against something, because arms get tired just when the run gets good. Then film yourself switching the machine on. Title screen, region or version, options, difficulty, and only now the game. It takes forty seconds and answers four of the five questions we would otherwise send you.</p>
<h2>After the game</h2>
<p>When the run is over, do very little. Let the score finish counting, enter your initials, wait for the table. Go back to the menu once, so that we see the same machine still going. Then, without stopping, turn a slip of paper to the lens with your name on the site and the date. Nearly everybody stops at the moment of joy. It is natural, and it is two screens too soon.</p>
<p>In 2025 we refused 143 proofs. For 52 of them the trouble sat in the first or the last ten seconds, and the play in between was never in doubt. These are the letters I least like writing. “We believe you, and we cannot use this” is a hard sentence to receive on a Saturday.</p>
<p>caro_speed’s second film opens with a minute of menus and ends with a minute of nothing at all. In the middle there is a 2:04.51.</p>`,
    },
    fr: {
      title: 'D’une traite, de l’allumage aux initiales',
      excerpt:
        'Plus d’un tiers des preuves refusées échouent dans les dix premières ou les dix dernières secondes. Filmez trop tôt, arrêtez trop tard.',
      content: `
<p>En novembre, caro_speed a signé un 2:04,88 à Neon Circuit, troisième temps du tableau, en lançant l’enregistrement sur la grille de départ. La course est superbe. Nous n’avons pas pu l’accepter : le film ne dit pas quelle classe d’engin elle avait choisie, et deux d’entre elles se ressemblent de dos. Elle l’a bien pris, puis il lui a fallu trois semaines pour recommencer.</p>
<p>La preuve que je cite à tout propos est de paulo_cv, sur Iron Ferry. Elle dure 47 minutes, dont deux pendant lesquelles il cherche ses lunettes. Rien n’est coupé, rien n’est caché. Je l’ai acceptée en six minutes, parce que tout ce que je voulais voir se trouvait là où je m’attendais à le trouver.</p>
<h2>Avant la partie</h2>
<p>Mettez le téléphone en mode avion : sur beaucoup de modèles, un appel interrompt l’enregistrement. Libérez deux fois la place que vous croyez nécessaire. Calez l’appareil contre quelque chose, car les bras se fatiguent au moment précis où la partie devient bonne. Puis filmez-vous en train d’allumer la machine. Écran titre, région ou version, options, difficulté, et alors seulement le jeu. Cela prend quarante secondes et répond à quatre des cinq questions que nous vous aurions posées.</p>
<h2>Après la partie</h2>
<p>La partie finie, ne faites presque rien. Laissez le score finir de défiler, entrez vos initiales, attendez le tableau. Repassez une fois par le menu, que l’on voie la même machine toujours en marche. Enfin, sans couper, tournez vers l’objectif un papier avec votre nom sur le site et la date. Presque tout le monde arrête à l’instant de la joie. C’est humain, et c’est deux écrans trop tôt.</p>
<p>En 2025, nous avons refusé 143 preuves. Pour 52 d’entre elles, le défaut tenait dans les dix premières ou les dix dernières secondes ; entre les deux, le jeu n’était pas en cause. Ce sont les lettres que j’aime le moins écrire. « Nous vous croyons, et nous ne pouvons pas nous en servir » : c’est rude à lire un samedi.</p>
<p>Le second film de caro_speed s’ouvre sur une minute de menus et se termine par une minute de rien du tout. Au milieu, il y a un 2:04,51.</p>`,
    },
  },
  comments: [
    {
      author: 'paulo_cv',
      at: '2026-01-13T20:14:00Z',
      content: '<p>They were on my head. You can see them the whole time.</p>',
    },
    {
      author: 'caro_speed',
      at: '2026-01-14T06:52:00Z',
      content:
        '<p>« Bien pris », c’est une façon de voir. J’ai repeint un couloir entier cette fin de semaine-là.</p>',
    },
  ],
};
