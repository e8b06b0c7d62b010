import type { SampleArticle } from '../sampleArticle';

export const aPeriscopeInAPiedmontBarn: SampleArticle = {
  slug: 'a-periscope-in-a-piedmont-barn',
  category: 'retro',
  author: 'bea_quarters',
  publishedAt: '2025-06-19T19:50:00Z',
  featured: false,
  cover: { motif: 'cabinet', hue: 22 },
  translations: {
    en: {
      title: 'A periscope in a Piedmont barn',
      excerpt:
        'Under forty sacks of hazelnuts stood a Deep Signal cabinet, with five years of scores pencilled inside its door.',
      content: `
<p>The message said: <em>there is a submarine in our barn, do you want to see it</em>. It came from a hazelnut grower above Cortemilia, an hour and a half from Turin, and it had no photograph, so I went.</p>
<p>It was a <em>Deep Signal</em>, the tall model with the brass-coloured periscope, of which I had seen three in my life and only one working. It stood at the back behind forty sacks and a dead tractor. The family had run a bar in the village until 1991. When the bar closed, the fridge was sold, the pinball was sold, and nobody wanted the submarine, which took two men and a door off its hinges to move.</p>
<p>The grower had an extension lead ready in his hand. It was very hard to say no to him. But after thirty-four years the first thing a cabinet needs is not current. Dormice had nested in the coin box and gnawed one of the two wires of the mains filter down to the copper. On the board, a leaking battery had eaten six tracks and was starting on a seventh. Had we plugged it in, we would have had a smell and a story.</p>
<p>It took nine weeks of evenings. I read the eight program chips first, before any repair, and found them all good. Then the battery off, vinegar and water on the crust, rinse, dry for four days, and thin wire in place of what had gone. The periscope needed only grease and an apology to the spider.</p>
<h2>The door</h2>
<p>What I keep thinking about is the back door. On the inside, in pencil, somebody had kept a table from 1987 to 1991, because the board forgets its scores every night when the bar pulls the plug. Sixty-three lines: a date, three letters, a number. GIO appears twenty-two times, and closes the list with 412,300.</p>
<p>I asked who Gio was. The grower pointed at his mother, Giovanna, eighty-one, who was shelling beans and pretended not to hear.</p>
<p>I cannot put a pencil line in our chart, and samir_proofs was kind about it when I asked anyway. But the door has been photographed and hangs on the game’s page, under History. On 2 June we switched on. Giovanna played first, sitting down, and made 96,000. She said the periscope had been higher.</p>`,
    },
    fr: {
      title: 'Un périscope dans une grange du Piémont',
      excerpt:
        'Sous quarante sacs de noisettes dormait une borne Deep Signal, et cinq ans de scores au crayon derrière sa porte.',
      content: `
<p>Le message disait : <em>il y a un sous-marin dans notre grange, vous voulez le voir ?</em> Il venait d’un producteur de noisettes au-dessus de Cortemilia, à une heure et demie de Turin. Pas de photo. J’y suis donc allée.</p>
<p>C’était un <em>Deep Signal</em>, le grand modèle au périscope couleur laiton. J’en avais vu trois dans ma vie, dont un seul en marche. Il se tenait au fond, derrière quarante sacs et un tracteur hors d’âge. La famille avait eu le bar du village jusqu’en 1991. À la fermeture, le frigo s’était vendu, le flipper aussi, et personne n’avait voulu du sous-marin : pour le sortir, il fallait deux hommes et une porte dégondée.</p>
<p>Le producteur avait déjà la rallonge à la main, et lui dire non m’a beaucoup coûté. Mais après trente-quatre ans, la première chose dont une borne a besoin, ce n’est pas de courant. Des loirs avaient niché dans la caisse à monnaie et rongé jusqu’au cuivre un des fils du filtre secteur. Sur la carte, une pile qui avait coulé avait mangé six pistes et entamait la septième. En branchant, nous aurions eu une odeur et une anecdote.</p>
<p>Il a fallu neuf semaines de soirées. J’ai d’abord lu les huit puces du programme, avant toute réparation : toutes bonnes. Ensuite, retirer la pile, passer le vinaigre coupé d’eau sur la croûte, rincer, laisser sécher quatre jours, remplacer par du fil fin ce qui n’était plus là. Le périscope, lui, ne demandait que de la graisse et des excuses à l’araignée.</p>
<h2>La porte</h2>
<p>C’est à la porte arrière que je repense. À l’intérieur, au crayon, quelqu’un avait tenu un tableau de 1987 à 1991, puisque la carte oublie ses scores chaque soir, quand le patron coupe le courant. Soixante-trois lignes : une date, trois lettres, un nombre. GIO y figure vingt-deux fois et clôt la liste avec 412 300.</p>
<p>J’ai demandé qui était Gio. Le producteur a montré sa mère, Giovanna, quatre-vingt-un ans, qui écossait des haricots et faisait semblant de ne pas entendre.</p>
<p>Une ligne au crayon n’entre pas dans nos classements, et samir_proofs a eu la gentillesse de me le redire quand j’ai demandé quand même. La porte, en revanche, a été photographiée, et on la voit sur la page du jeu, dans l’historique. Le 2 juin, nous avons allumé. Giovanna a joué la première, assise, et fait 96 000. D’après elle, le périscope était plus haut.</p>`,
    },
  },
  comments: [
    {
      author: 'moth_lamp',
      at: '2025-06-19T21:33:00Z',
      content:
        '<p>Conosco quelle colline, e conosco quei ghiri. Complimenti per la pazienza, io avrei preso la prolunga.</p>',
    },
    {
      author: 'bassline_bo',
      at: '2025-06-20T06:58:00Z',
      content:
        '<p>412,300 without a chart to chase, only a door. I have two hundred hours on this game and I am 60,000 behind a lady with beans.</p>',
    },
    {
      author: 'TheQuietOne',
      at: '2025-06-21T15:40:00Z',
      content:
        '<p>Were the program chips the same as the usual set? Some early boards give 50 for the third mine instead of 500, and that would change how we read the door.</p>',
    },
    {
      author: 'nine_lives',
      at: '2025-06-22T10:02:00Z',
      content:
        '<p>@TheQuietOne Même si c’était le jeu habituel, je voudrais surtout qu’on invite Giovanna à Turin. Avec une chaise plus haute.</p>',
    },
    {
      author: 'rosa_pad',
      at: '2025-07-01T18:21:00Z',
      content:
        '<p>He llorado un poco con lo de la puerta. En casa teníamos lo mismo, pero en el lateral de la nevera.</p>',
    },
  ],
};
