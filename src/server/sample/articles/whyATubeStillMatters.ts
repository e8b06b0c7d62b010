import type { SampleArticle } from '../sampleArticle';

export const whyATubeStillMatters: SampleArticle = {
  slug: 'why-a-tube-still-matters',
  category: 'retro',
  author: 'keiko_mori',
  publishedAt: '2024-04-07T09:35:00Z',
  featured: false,
  cover: { motif: 'stopwatch', hue: 174 },
  translations: {
    en: {
      title: 'Why a tube still matters, and less for lag than you think',
      excerpt:
        'Twenty-six kilos, three floors, no lift, and a test that took away our favourite argument for old televisions.',
      content: `
<p>The set weighs twenty-six kilos and I live on the third floor of a building in Osaka whose lift was, that Saturday, being repainted. I mention it so that nobody thinks what follows was written lightly.</p>
<p>We wanted a number for an argument that never ends: how much does a cathode-ray tube help? Twelve members played the opening dive of <em>Deep Signal</em> twice, once on the tube, once on a flat television bought last year. We wired a small lamp to the fire button and filmed lamp and screen together at 240 images a second. Then you count the images between the two flashes.</p>
<p>The tube won by 71 milliseconds, more than four frames, and we were delighted. Then lin_mei, who had not said a word all afternoon, picked up the remote control of the flat set and switched on its game mode. The gap fell to 14. On a monitor made for play, measured the next day, it was 4, which is about one image of our camera and therefore not worth an argument.</p>
<h2>What is left</h2>
<p>A tube keeps no picture in memory. It draws each line as the signal arrives, and the line has faded long before the next one comes. That brief flash is why a scrolling background stays sharp when your eye follows it, whereas a flat panel holds every picture until the next and your eye smears it. In the sonar stage, where mines cross the screen in a third of a second, ten of the twelve read the numbers painted on them on the tube. On the good monitor, three did.</p>
<p>There are also the light guns of the period, which look for that flash and find nothing at all on a modern panel. And there is the drawing. Artists worked on tubes, and counted on the glow between two dots to make a curve.</p>
<p>So our charts will go on accepting every display, without a handicap. But when you next explain a missed jump by your television, check the menu first. It is usually under Picture, four levels down.</p>`,
    },
    fr: {
      title: 'Le tube cathodique compte encore, mais pas pour le retard',
      excerpt:
        'Vingt-six kilos, trois étages sans ascenseur, et un essai qui nous a privés de notre argument préféré.',
      content: `
<p>Le poste pèse vingt-six kilos. J’habite au troisième, à Osaka, et ce samedi-là on repeignait l’ascenseur. Je le précise pour qu’on ne m’accuse pas d’écrire à la légère.</p>
<p>Nous voulions un chiffre, un seul, pour une dispute qui n’en finit pas : qu’est-ce qu’un tube cathodique fait gagner ? Douze membres ont joué deux fois la première plongée de <em>Deep Signal</em>, sur le tube puis sur un écran plat acheté l’an dernier. Un petit voyant soudé au bouton de tir, une caméra à 240 images par seconde qui cadre le voyant et l’écran, et il ne reste plus qu’à compter les images entre les deux éclairs.</p>
<p>Le tube l’a emporté de 71 millisecondes, plus de quatre images de jeu. Nous étions ravis. C’est alors que lin_mei, qui n’avait rien dit de l’après-midi, a pris la télécommande de l’écran plat et activé le mode jeu. L’écart est tombé à 14. Le lendemain, sur un moniteur fait pour ça, il était de 4 : une image de notre caméra, autant dire rien.</p>
<h2>Ce qui reste</h2>
<p>Un tube ne garde aucune image en mémoire. Il trace chaque ligne quand le signal arrive, et elle s’est éteinte bien avant la suivante. C’est cet éclat très bref qui laisse un décor net quand l’œil l’accompagne. L’écran plat, lui, tient l’image jusqu’à la prochaine, et c’est notre œil qui l’étale. Au niveau du sonar, où les mines traversent l’écran en un tiers de seconde, dix joueurs sur douze lisaient leur numéro sur le tube. Sur le bon moniteur, trois.</p>
<p>Il y a aussi les pistolets optiques de l’époque : ils guettent cet éclat, et sur une dalle moderne ils attendent toujours. Il y a enfin le dessin. Les graphistes travaillaient sur des tubes et comptaient sur le halo entre deux points pour arrondir une courbe.</p>
<p>Nos classements continueront donc d’accepter tous les écrans, sans handicap. Mais la prochaine fois que vous mettrez un saut raté sur le dos du téléviseur, passez d’abord par le menu. C’est en général dans Image, quatre niveaux plus bas.</p>`,
    },
  },
  comments: [
    {
      author: 'lin_mei',
      at: '2024-04-07T13:20:00Z',
      content: '<p>I had said several words. Nobody could hear me over the degaussing.</p>',
    },
    {
      author: 'zed_dead_zed',
      at: '2024-04-08T22:06:00Z',
      content:
        '<p>Twelve people is a small group, and all of you knew which screen you were looking at. I believe the sonar result, I would just like to see it with more players.</p>',
    },
    {
      author: 'flo_retro',
      at: '2024-04-10T17:51:00Z',
      content:
        '<p>Mode jeu activé hier soir sur une télé que j’ai depuis six ans. Six ans. Je vais m’asseoir un peu.</p>',
    },
  ],
};
