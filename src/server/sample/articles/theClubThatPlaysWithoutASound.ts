import type { SampleArticle } from '../sampleArticle';

export const theClubThatPlaysWithoutASound: SampleArticle = {
  slug: 'the-club-that-plays-without-a-sound',
  category: 'community',
  author: 'old_padre',
  publishedAt: '2024-04-17T09:32:00Z',
  featured: false,
  cover: { motif: 'waveform', hue: 160 },
  translations: {
    en: {
      title: 'The club that plays without a sound',
      excerpt:
        'A library in Leeds lent us a room on one condition. It cost us nearly a quarter of our Starlance scores, then gave them back.',
      content: `
<p>A card is taped above the radiator: <strong>no sound, no exceptions, and that includes Graham</strong>. Graham drove buses for thirty years and says “oof” whenever he loses a ship. Every Thursday from half past six to eight, in the back room of a branch library in Leeds, he says it into a scarf.</p>
<p>We are fourteen in a good week, with five televisions and eleven chairs. On the other side of the partition somebody is always revising for something. The library lent us the room in September on condition that we made no more noise than the photocopier, and I ruined the first evening inside a minute. I unplugged the aerial of an old set with its volume still up, and it answered with a hiss that emptied the reading room.</p>
<p>Then the scores went down. We keep an average for wave twelve of Starlance, because it is where everybody’s evening ends, and in four weeks it fell from 186,400 to 141,900. Same machine, same chairs, same tea. It took us until November to work out why. A bomber is announced by two short notes, about a second before it shows at the top of the screen. None of us could have told you that. All of us had been steering by it.</p>
<p>A seamstress who comes on alternate weeks found the way back. With no notes to hear, she watched the bottom row of stars, and saw that it sticks for an instant whenever a bomber is being loaded. She drew it for us on a reservation slip, arrows and all. By Easter the average stood at 189,000, in silence, and people playing at home with the sound on reported scores they did not quite believe.</p>
<blockquote>“You are the only group that leaves the room quieter than it found it,” the librarian told me, which I have decided to take as praise.</blockquote>
<p>Applause was the last problem. Owen, who is deaf, taught us to clap the way he does, both hands up and turning. He holds our best wave twelve, 244,150, and had followed the story of the great discovery with perfect manners. I asked him afterwards whether he had known about the stars. He wrote his answer on the back of the slip: since 1987, and he thought everybody did.</p>`,
    },
    fr: {
      title: 'Le club où l’on joue sans un bruit',
      excerpt:
        'Une bibliothèque de Leeds nous prête une salle à une condition. Elle nous a coûté près d’un quart de nos scores à Starlance, puis nous les a rendus.',
      content: `
<p>Une carte est scotchée au-dessus du radiateur : <strong>aucun bruit, aucune exception, et Graham n’en est pas une</strong>. Graham a conduit des bus pendant trente ans et dit « aïe » chaque fois qu’il perd un vaisseau. Tous les jeudis, de six heures et demie à huit heures, dans l’arrière-salle d’une bibliothèque de quartier de Leeds, il le dit dans son écharpe.</p>
<p>Les bonnes semaines, nous sommes quatorze pour cinq téléviseurs et onze chaises. De l’autre côté de la cloison, il y a toujours quelqu’un qui révise quelque chose. La bibliothèque nous a prêté la salle en septembre, à charge pour nous de ne pas faire plus de bruit que la photocopieuse. J’ai gâché la première soirée en moins d’une minute : j’ai débranché l’antenne d’un vieux poste sans baisser le volume, et il a répondu par un souffle qui a vidé la salle de lecture.</p>
<p>Ensuite, les scores ont baissé. Nous tenons une moyenne pour la vague douze de Starlance, puisque c’est là que finissent toutes nos soirées ; en quatre semaines, elle est tombée de 186 400 à 141 900. Même machine, mêmes chaises, même thé. Il a fallu attendre novembre pour comprendre. Le bombardier s’annonce par deux notes brèves, une seconde environ avant de se montrer en haut de l’écran. Aucun de nous n’aurait su vous le dire. Nous pilotions tous là-dessus.</p>
<p>Une couturière, qui vient une semaine sur deux, a trouvé la sortie. Faute de notes, elle a regardé la rangée d’étoiles du bas et vu qu’elle accroche un instant chaque fois qu’un bombardier se charge. Elle nous l’a dessiné sur une fiche de réservation, flèches comprises. À Pâques, la moyenne était remontée à 189 000, dans le silence, et ceux qui rejouaient chez eux avec le son annonçaient des scores auxquels ils ne croyaient qu’à moitié.</p>
<blockquote>« Vous êtes le seul groupe qui laisse la salle plus calme qu’il ne l’a trouvée », m’a dit la bibliothécaire. J’ai décidé d’y voir un compliment.</blockquote>
<p>Restaient les applaudissements. Owen, qui est sourd, nous a appris les siens : les deux mains levées, qui tournent. Il détient notre meilleure vague douze, 244 150, et il avait suivi le récit de la grande découverte avec une parfaite politesse. Je lui ai demandé plus tard s’il connaissait le coup des étoiles. Il m’a répondu par écrit, au dos de la fiche : depuis 1987, et il croyait que tout le monde faisait comme ça.</p>`,
    },
  },
  comments: [
    {
      author: 'lin_mei',
      at: '2024-04-17T12:58:00Z',
      content:
        '<p>I am the somebody revising on the other side of the partition. I passed, thank you. The oof gets through the scarf.</p>',
    },
    {
      author: 'flo_retro',
      at: '2024-04-17T19:20:00Z',
      content:
        '<p>J’ai regardé la rangée d’étoiles hier soir, sur ma carte de la première série. Elle accroche, c’est indéniable. Trente-huit ans que ce jeu me fait des signes et que je regarde ailleurs.</p>',
    },
    {
      author: 'hugo_1986',
      at: '2024-04-18T20:44:00Z',
      content:
        '<p>Does it stick on the later board as well? They changed the loading there and I have never met a bomber that was polite enough to warn me.</p>',
    },
    {
      author: 'flo_retro',
      at: '2024-04-19T06:51:00Z',
      content:
        '<p>On the later one I only see it from wave nine up. Sit very close and do not tell your optician.</p>',
    },
  ],
};
