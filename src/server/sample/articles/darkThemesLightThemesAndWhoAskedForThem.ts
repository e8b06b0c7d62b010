import type { SampleArticle } from '../sampleArticle';

export const darkThemesLightThemesAndWhoAskedForThem: SampleArticle = {
  slug: 'dark-themes-light-themes-and-who-asked-for-them',
  category: 'news',
  author: 'ines_vidal',
  publishedAt: '2025-10-08T18:10:00Z',
  featured: false,
  cover: { motif: 'constellation', hue: 244 },
  translations: {
    en: {
      title: 'Dark themes, light themes and who asked for them',
      excerpt:
        'Sixty-one members wrote to us about brightness this year. The reasons they gave were better than the ones we had imagined.',
      content: `
<p>“I work nights on a hospital ward, and at four in the morning your site lights up the corridor.” tin_whistle sent us this in January, with a photograph of the corridor. It was the first of sixty-one messages we received about brightness, and from today everyone who wrote has something to choose from: dark themes and light themes, several of each.</p>
<p>I had assumed all sixty-one wanted the dark. Thirty-nine did. Fourteen asked us to keep a light version whatever happened, and eight begged us not to touch anything.</p>
<p>The moths were not where I expected them. moth_lamp wants a light page, because with astigmatism pale letters on black grow a halo, and after twenty minutes a ranking looks like a street in the rain. bea_quarters reads the site at noon in July behind a café counter, where a dark screen is simply a mirror. On the other side, samir_proofs pointed out that half the reflections he sees on photographed televisions are the player’s own laptop, open at our white page to read the rules. He would like people to prove their scores by the light of something else.</p>
<p>And a member who suffers from migraines asked for neither black nor white, but for a grey with nothing shining in it. That is the one I use now.</p>
<h2>Third place, unlit</h2>
<p>We did get something wrong. In the first dark trial the bronze of the medals was so close to the background that third places disappeared. It lasted three days before nine_lives wrote: “I have been third for eleven years, and now I am nowhere.” We had been choosing colours by eye, in an office with good lamps. Since then every text is measured against what lies behind it, with a contrast of at least 4.5 to 1, and a medal carries its number as well as its colour. About one man in twelve confuses certain colours, and they had been guessing at our podiums since 2003 without complaining.</p>
<p>tin_whistle has sent a second photograph. It shows a corridor at four in the morning, and you can make out almost nothing.</p>`,
    },
    fr: {
      title: 'Thèmes sombres, thèmes clairs : qui les réclamait',
      excerpt:
        'Soixante et un membres nous ont écrit cette année à propos de lumière. Leurs raisons valaient mieux que celles que nous leur prêtions.',
      content: `
<p>« Je travaille de nuit à l’hôpital et, à quatre heures du matin, votre site éclaire le couloir. » tin_whistle nous a envoyé ces mots en janvier, avec une photo du couloir. Soixante autres messages ont suivi sur le même sujet. À compter d’aujourd’hui, chacun a de quoi choisir : des thèmes sombres, des thèmes clairs, plusieurs de chaque.</p>
<p>J’étais persuadée que les soixante et un voulaient du noir. Ils étaient trente-neuf. Quatorze tenaient à garder une version claire quoi qu’il arrive, et huit nous suppliaient de ne toucher à rien.</p>
<p>Les papillons de nuit ne volaient pas du côté prévu. moth_lamp préfère une page claire : quand on est astigmate, les lettres pâles sur fond noir se mettent à baver, et au bout de vingt minutes un classement ressemble à une rue sous la pluie. bea_quarters consulte le site à midi, en juillet, derrière un comptoir de café où un écran sombre n’est plus qu’un miroir. À l’inverse, samir_proofs fait remarquer qu’un reflet sur deux, dans les photos de téléviseurs qu’il examine, vient de l’ordinateur du joueur, ouvert sur notre page blanche pour relire le règlement. Il aimerait qu’on prouve ses scores à la lumière d’autre chose.</p>
<p>Une personne sujette aux migraines, enfin, ne demandait ni noir ni blanc, mais un gris où rien ne brille. C’est celui que j’utilise désormais.</p>
<h2>Une troisième place dans le noir</h2>
<p>Nous nous sommes trompés une fois. Dans le premier essai sombre, le bronze des médailles se confondait si bien avec le fond que les troisièmes places s’évanouissaient. Cela a duré trois jours, jusqu’à ce mot de nine_lives : « Je suis troisième depuis onze ans, et me voilà nulle part. » Nous choisissions les teintes à l’œil, dans un bureau bien éclairé. Depuis, chaque texte est mesuré par rapport à ce qu’il y a derrière lui, avec un contraste d’au moins 4,5 pour 1, et une médaille porte son numéro en plus de sa couleur. Un homme sur douze environ confond certaines couleurs ; ceux-là devinaient nos podiums depuis 2003 sans jamais se plaindre.</p>
<p>tin_whistle nous a envoyé une seconde photo. C’est un couloir, à quatre heures du matin, et l’on n’y distingue à peu près rien.</p>`,
    },
  },
  comments: [
    {
      author: 'moth_lamp',
      at: '2025-10-08T19:44:00Z',
      content:
        '<p>Yes, yes, the name. I picked it when I was nineteen and could still read white on black.</p>',
    },
    {
      author: 'wren_taps',
      at: '2025-10-08T21:02:00Z',
      content:
        '<p>I was one of the eight who begged you to change nothing. I have been on the grey one for an hour and I take it back.</p>',
    },
    {
      author: 'sable_cat',
      at: '2025-10-09T06:30:00Z',
      content:
        '<p>Daltonien, je confirme : pendant des années, pour moi, l’argent et le bronze se distinguaient surtout à leur place sur la page. Le chiffre change tout, merci.</p>',
    },
    {
      author: 'nine_lives',
      at: '2025-10-09T10:15:00Z',
      content:
        '<p>Sono di nuovo terzo e si vede benissimo. Forse si vedeva meglio prima, a pensarci.</p>',
    },
    {
      author: 'tin_whistle',
      at: '2025-10-11T04:12:00Z',
      content: '<p>Written from the corridor. Nobody has looked up.</p>',
    },
  ],
};
