import type { SampleArticle } from '../sampleArticle';

export const howToBuildAPhotoThatProvesSomething: SampleArticle = {
  slug: 'how-to-build-a-photo-that-proves-something',
  category: 'guides',
  author: 'samir_proofs',
  publishedAt: '2025-12-04T19:36:00Z',
  featured: false,
  cover: { motif: 'tunnel', hue: 52 },
  translations: {
    en: {
      title: 'How to build a photo that proves something',
      excerpt:
        'No flash, a step to the side, the shutter slow enough: most refused pictures were forty seconds away from being accepted.',
      content: `
<p>Last winter a member sent me a Moss Kingdom score in which I could read, perfectly sharp, the label on his radiator. The score was somewhere behind the reflection of the radiator. He had a good camera and had used it well; it had simply focused on the wrong thing, since nobody told it what the picture was for.</p>
<p>A proof is a picture built for a stranger. The stranger has to find the game, the mode and the number without your help, and has to be able to believe that they belong together. What follows takes under a minute, and the order matters.</p>
<ol>
<li>Pause, or wait for the score screen to settle. Wipe the lens on your sleeve.</li>
<li>Turn the flash off, and any lamp that shines on the glass. Leave one weak light behind the screen, so that its frame stays visible.</li>
<li>Stand a metre and a half away and zoom a little. Up close, the edges bend and the grid of the screen draws ripples across the digits.</li>
<li>Step to one side, ten or fifteen degrees. You are the largest reflection in the room.</li>
<li>Frame the whole screen and a hand’s width around it. Never crop afterwards.</li>
<li>Hold your finger on the digits until the focus and exposure lock there, then take three pictures and keep the best.</li>
</ol>
<h2>Old televisions</h2>
<p>A cathode-ray tube draws its picture line by line, fifty or sixty times a second. With a fast shutter you catch it half drawn, and a dark band lies across your score like a ruler. Use 1/30 of a second for a 60 Hz machine and 1/25 for a 50 Hz one. At those speeds hands shake, so put the camera on a pile of books and use the timer.</p>
<p>Send the original file. Messaging applications shrink a picture until an 8 and a 3 become the same digit, and they do it without telling you. If the result shows the mode on one screen and the score on another, send both, or film the passage between them.</p>
<p>Should all that fail, write and say so. I would rather read “the mode disappears after two seconds and I am too slow” than guess at it.</p>`,
    },
    fr: {
      title: 'Construire une photo qui prouve quelque chose',
      excerpt:
        'Pas de flash, un pas de côté, une pose assez lente : la plupart des images refusées étaient à quarante secondes d’être acceptées.',
      content: `
<p>L’hiver dernier, un membre m’a envoyé un score de Moss Kingdom sur lequel je pouvais lire, parfaitement nette, l’étiquette de son radiateur. Le score se trouvait quelque part derrière le reflet du radiateur. L’appareil était bon, le photographe aussi. Seulement, la mise au point s’était faite ailleurs, faute de savoir à quoi l’image devait servir.</p>
<p>Une preuve est une image construite pour un inconnu. Cet inconnu doit trouver le jeu, le mode et le nombre sans votre aide, et pouvoir croire que les trois vont ensemble. Ce qui suit prend moins d’une minute, à condition de respecter l’ordre.</p>
<ol>
<li>Mettez en pause, ou attendez que l’écran de score se stabilise. Un coup de manche sur l’objectif.</li>
<li>Coupez le flash et toute lampe qui éclaire la vitre. Gardez une lumière faible derrière l’écran, pour que son cadre reste visible.</li>
<li>Reculez d’un mètre cinquante et zoomez légèrement. De trop près, les bords se courbent et la trame de l’écran dessine des vagues sur les chiffres.</li>
<li>Décalez-vous de dix ou quinze degrés. Le plus gros reflet de la pièce, c’est vous.</li>
<li>Cadrez l’écran entier, plus une largeur de main tout autour. Ne recadrez jamais ensuite.</li>
<li>Appuyez sur les chiffres jusqu’à ce que la netteté et l’exposition s’y verrouillent, prenez trois vues, gardez la meilleure.</li>
</ol>
<h2>Les vieux téléviseurs</h2>
<p>Un tube cathodique trace son image ligne à ligne, cinquante ou soixante fois par seconde. Avec un temps de pose trop court, on la saisit à moitié dessinée, et une bande sombre vient se coucher sur le score comme une règle. Réglez sur 1/30 de seconde pour une machine en 60 Hz, sur 1/25 en 50 Hz. À ces vitesses, la main tremble : calez l’appareil sur une pile de livres et servez-vous du retardateur.</p>
<p>Envoyez le fichier d’origine. Les messageries rapetissent les images jusqu’à ce qu’un 8 et un 3 ne fassent plus qu’un, et ne s’en vantent pas. Si le jeu affiche le mode sur un écran et le score sur un autre, envoyez les deux, ou filmez le passage de l’un à l’autre.</p>
<p>Et si rien n’y fait, écrivez-le-nous. J’aime mieux lire « le mode disparaît au bout de deux secondes et je suis trop lent » que d’avoir à le deviner.</p>`,
    },
  },
  comments: [
    {
      author: 'sable_cat',
      at: '2025-12-04T22:11:00Z',
      content:
        '<p>Nobody warns you about the cat. Mine sits on the pile of books as soon as the timer starts.</p>',
    },
    {
      author: 'hugo_1986',
      at: '2025-12-06T10:25:00Z',
      content:
        '<p>On my old set 1/30 still leaves a faint band and 1/15 does not. Try a few speeds before blaming the television, it took me eight years.</p>',
    },
  ],
};
