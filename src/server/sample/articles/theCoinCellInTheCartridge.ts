import type { SampleArticle } from '../sampleArticle';

export const theCoinCellInTheCartridge: SampleArticle = {
  slug: 'the-coin-cell-in-the-cartridge',
  category: 'retro',
  author: 'samir_proofs',
  publishedAt: '2024-09-15T16:10:00Z',
  featured: false,
  cover: { motif: 'cartridge', hue: 38 },
  translations: {
    en: {
      title: 'The coin cell in the cartridge is running out',
      excerpt:
        'An orchard two hundred years old hung on 2.61 volts. How one member moved it to safety, and nearly did not.',
      content: `
<p>n_okafor’s orchard in <em>Orchard Tycoon</em> is two hundred and twelve game years old. It was planted by her older sister in 1996, and until this August it existed in exactly one place: a memory chip that forgets everything when it has no current, kept awake by a lithium coin cell the size of a shirt button.</p>
<p>She had written to ask whether the file could count as proof. I asked her to measure the cell before anything else. A fresh one gives a little over 3 volts. Hers gave 2.61. Below about 2, depending on the chip, the memory starts to lose its grip, and it gives no warning: one evening the game greets you like a stranger.</p>
<p>Makers of the time expected such a cell to last ten years, perhaps fifteen. Many have managed thirty, because the chip sips almost nothing. Cartridges that also contain a clock died long ago.</p>
<p>The tempting repair is to unsolder the old cell and fit a new one. Do that and you have a healthy cartridge with an empty orchard. The contents must leave first. A cartridge reader that plugs into a computer copies the save in a few seconds, and most cost less than a new game. Only then does the iron come out, with a cell that has its metal tabs already welded on. Never solder directly to a lithium cell: it resents the heat, and can burst.</p>
<p>n_okafor borrowed a reader, made her copy, and was reaching for the screwdriver when she did what I ask of everybody and nobody does. She opened the copy. It was eight kilobytes of the same byte. A dirty contact had read as silence, and the program had saved the silence without a word of complaint. She cleaned the edge of the board, read it again, then a third time, and compared the two. They matched. She found her sister’s initials near the end.</p>
<p>The new cell went in on 31 August. The orchard is back; one copy is with me, another with the sister. Forty-one scores on this site rest on a save nobody has copied yet. If one is yours, please find a voltmeter before you find an excuse.</p>`,
    },
    fr: {
      title: 'La pile de la cartouche arrive au bout',
      excerpt:
        'Un verger de deux siècles ne tenait plus qu’à 2,61 volts. Récit d’un sauvetage qui a failli sauver du vide.',
      content: `
<p>Le verger de n_okafor, dans <em>Orchard Tycoon</em>, a deux cent douze ans de jeu. Sa grande sœur l’a planté en 1996, et jusqu’au mois d’août il n’existait qu’à un seul endroit : une puce qui oublie tout dès qu’on lui coupe le courant, tenue éveillée par une pile au lithium grande comme un bouton de chemise.</p>
<p>Elle m’écrivait pour savoir si cette sauvegarde pouvait servir de preuve. Je lui ai d’abord demandé de mesurer la pile. Neuve, elle donne un peu plus de 3 volts. La sienne en donnait 2,61. Vers 2 volts, selon les puces, la mémoire lâche, et sans prévenir : un soir, le jeu vous accueille comme un inconnu.</p>
<p>À l’époque, les fabricants tablaient sur dix ans, quinze peut-être. Beaucoup de ces piles en ont fait trente, tant la puce consomme peu. Les cartouches qui contiennent aussi une horloge, elles, sont mortes depuis longtemps.</p>
<p>La réparation qui vient à l’esprit, c’est de dessouder la vieille pile pour en mettre une neuve. On obtient alors une cartouche en pleine forme et un verger vide. Il faut d’abord sortir les données. Un lecteur de cartouches branché sur un ordinateur copie la sauvegarde en quelques secondes, pour moins cher qu’un jeu récent. Le fer vient après, avec une pile déjà munie de ses pattes. On ne soude jamais à même une pile au lithium : elle supporte mal la chaleur et peut éclater.</p>
<p>n_okafor a emprunté un lecteur, fait sa copie, et tendait déjà la main vers le tournevis quand elle a fait ce que je demande à tout le monde et que personne ne fait. Elle a ouvert la copie. Huit kilo-octets du même octet. Un contact sale avait été lu comme du silence, et le logiciel avait enregistré ce silence sans broncher. Elle a nettoyé le bord du circuit, relu une fois, puis une autre, et comparé les deux fichiers. Identiques. Vers la fin, elle a reconnu les initiales de sa sœur.</p>
<p>La pile neuve est en place depuis le 31 août. Le verger est revenu ; j’en garde une copie, la sœur une autre. Sur ce site, quarante et un scores reposent encore sur une sauvegarde que personne n’a copiée. Si l’un d’eux est à vous, cherchez un voltmètre avant de chercher une excuse.</p>`,
    },
  },
  comments: [
    {
      author: 'n_okafor',
      at: '2024-09-15T18:44:00Z',
      content:
        '<p>My sister wishes it to be known that she planted it and I only watered it. She has asked for her name on the score. We are in talks.</p>',
    },
    {
      author: 'pixel_baker',
      at: '2024-09-15T20:30:00Z',
      content:
        '<p>Do you leave a holder in there when you swap, so that the next one is easy? I did it on six cartridges and the shell closes if you file one rib.</p>',
    },
    {
      author: 'hugo_1986',
      at: '2024-09-16T07:12:00Z',
      content:
        '<p>@pixel_baker I did the same and the cell walked out of its holder in the post. Tabs for anything that travels.</p>',
    },
    {
      author: 'joana_b',
      at: '2024-09-19T21:05:00Z',
      content:
        '<p>Medi as minhas todas ontem. Catorze cartuchos, dois abaixo de 2,4 V. Obrigada pelo susto!</p>',
    },
  ],
};
