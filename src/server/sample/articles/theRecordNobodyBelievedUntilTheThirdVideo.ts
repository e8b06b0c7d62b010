import type { SampleArticle } from '../sampleArticle';

export const theRecordNobodyBelievedUntilTheThirdVideo: SampleArticle = {
  slug: 'the-record-nobody-believed-until-the-third-video',
  category: 'records',
  author: 'samir_proofs',
  publishedAt: '2025-07-16T12:33:00Z',
  featured: false,
  cover: { motif: 'cartridge', hue: 110 },
  translations: {
    en: {
      title: 'The record nobody believed until the third video',
      excerpt:
        'I refused it twice, with reasons I would give again. There was one question I could have asked in February.',
      content: `
<p>In February bassline_bo posted 318,640 at Moss Kingdom. The second in the chart had 276,900, and had had it since 2016. A gap of that size is either a discovery or a mistake, and in my experience it is a mistake nine times out of ten.</p>
<p>The first video stopped in world six, four minutes before the end. His telephone was full. I wrote that we needed the whole run, and I believe I was polite.</p>
<p>The second came in March and was complete, with the score at the end as announced. But the picture jumped eleven times, and across one of the jumps, in the abbey, the score rose by about 40,000 points in what looked like two seconds. I refused it. Three of us had watched and none of us saw another way. There was one, and a dull one: his laptop was dropping frames to save its battery, and he kept the lid half closed against the sun.</p>
<p>He did not write back for two months, and some people in the comments were less polite than I had been.</p>
<h2>Saturday 21 June</h2>
<p>The third video has two cameras, one on the screen and one on the hands, and a witness. Rikard_S had come seventy kilometres by train, with sandwiches, because he did not believe a word of it and wanted to be in the room. In the abbey bassline_bo climbed the bell rope, crouched on the last frame of the swing, and the bell rang and paid 500. He did it again. A jump would have moved him off; crouching there puts the rope back where it started. He did it eighty times. The level allows ninety seconds and everyone has always run through it. The rope takes sixty-four of them, and the exit is just below.</p>
<p>The run ended at 321,300, which is more than he had claimed in the first place. We verified it the same evening. On the soundtrack you can hear Rikard_S say “oh” at about the fifth ring, and then nothing, and then a sandwich being unwrapped.</p>
<p>I have apologised to bassline_bo, for the two months rather than for the two refusals. We have also changed our first letter. When a score is far outside its chart, before asking anybody to prove it, we now ask how they did it. He would have answered in one line.</p>`,
    },
    fr: {
      title: 'Le record auquel personne n’a cru avant la troisième vidéo',
      excerpt:
        'Je l’ai refusé deux fois, pour des raisons que je donnerais encore. Mais il y avait une question à poser dès le mois de février.',
      content: `
<p>En février, bassline_bo poste 318 640 points à Moss Kingdom. Le deuxième du classement en a 276 900, et depuis 2016. Un écart pareil, c’est soit une découverte, soit une erreur ; d’expérience, neuf fois sur dix, c’est une erreur.</p>
<p>La première vidéo s’interrompt au monde six, quatre minutes avant la fin. Téléphone plein. Je réponds qu’il nous faut la partie entière, et je crois l’avoir fait poliment.</p>
<p>La deuxième arrive en mars, complète, avec le score annoncé au bout. Seulement, l’image saute onze fois et, à l’un de ces sauts, dans l’abbaye, le score grimpe d’environ 40 000 points en ce qui ressemble à deux secondes. Je refuse. Nous étions trois à l’avoir regardée et aucun de nous ne voyait d’autre explication. Il y en avait une, fort banale : l’ordinateur portable perdait des images pour économiser sa batterie, et son propriétaire gardait l’écran à demi rabattu à cause du soleil.</p>
<p>Il est resté deux mois sans écrire. Dans les commentaires, certains avaient été moins polis que moi.</p>
<h2>Samedi 21 juin</h2>
<p>La troisième vidéo a deux caméras, l’une sur l’écran, l’autre sur les mains, et un témoin. Rikard_S avait fait soixante-dix kilomètres en train, avec des sandwichs, parce qu’il n’en croyait pas un mot et qu’il voulait être dans la pièce. Dans l’abbaye, bassline_bo grimpe à la corde de la cloche, s’accroupit à la dernière image du balancement, la cloche sonne et rapporte 500. Il recommence. Un saut l’aurait éjecté ; accroupi à cet instant précis, on remet la corde à son point de départ. Il le fait quatre-vingts fois. Le niveau se joue en quatre-vingt-dix secondes et tout le monde l’a toujours traversé en courant. La corde en prend soixante-quatre, et la sortie est juste en dessous.</p>
<p>La partie se termine à 321 300, plus qu’il n’en avait annoncé au départ. Nous l’avons validée le soir même. Sur la bande-son, on entend Rikard_S dire « oh » vers la cinquième cloche, puis plus rien, puis un sandwich qu’on déballe.</p>
<p>J’ai présenté mes excuses à bassline_bo, pour les deux mois plutôt que pour les deux refus. Nous avons aussi changé notre première lettre. Quand un score sort complètement de son classement, avant de demander qu’on le prouve, nous demandons comment il a été fait. Il aurait répondu en une ligne.</p>`,
    },
  },
  comments: [
    {
      author: 'bassline_bo',
      at: '2025-07-16T14:26:00Z',
      content:
        '<p>“Crouch on the rope.” Four words. I timed myself writing them: three seconds.</p>',
    },
    {
      author: 'Rikard_S',
      at: '2025-07-16T18:48:00Z',
      content:
        '<p>It was egg. And I said “oh” at the second ring; by the fifth I was already hungry.</p>',
    },
    {
      author: 'pixel_baker',
      at: '2025-07-17T05:07:00Z',
      content:
        '<p>I was one of the impolite ones, in March. I deleted nothing, it is still there with my name on it. Sorry, Bo.</p>',
    },
    {
      author: 'lin_mei',
      at: '2025-07-21T10:39:00Z',
      content:
        '<p>Eighty rings in sixty-four seconds leaves 0.8 s each. I can do eleven in a row before I fall into the choir.</p>',
    },
  ],
};
