import type { SampleArticle } from '../sampleArticle';

export const howToLoseGracefully: SampleArticle = {
  slug: 'how-to-lose-gracefully',
  category: 'community',
  author: 'lou_framerate',
  publishedAt: '2026-04-15T19:15:00Z',
  featured: false,
  cover: { motif: 'mountains', hue: 304 },
  translations: {
    en: {
      title: 'How to lose gracefully, after doing it badly',
      excerpt:
        'I lost a six-year-old record by two hundredths and answered in nine words. The man who beat me asked for advice.',
      content: `
<p>“Nice. Shame about the dry road, but nice anyway.”</p>
<p>I wrote that at ten to midnight on 8 February, under the video in which marek_lap took from me the Col des Brumes stage of <em>Skyline Rally</em>. I had held it for six years. He won by two hundredths of a second. The weather on that stage is drawn by lot, his road was dry, and mine, in 2020, had also been dry, a fact which I remembered while pressing the button.</p>
<p>He replied in the morning. He thanked me, said he had learnt the last two hairpins from my recording, frame by frame, and asked whether I braked before the bridge with the left foot or simply lifted. There was not a trace of irony in it. I have rarely felt so small in so large a chart.</p>
<p>I have asked around since, because this site makes losers at a remarkable rate: some two hundred records change hands in a month, and each of them leaves somebody reading a notification. Rikard_S sends a postcard. He has done it since 2006, a real one, with a stamp, to anyone who beats a time of his and will give an address; he is at forty-three, and buys them in packs of ten out of optimism. n_okafor lets a night go by before writing a word. She says the first sentence she thinks of is always about herself, and the second usually is too.</p>
<p>yuki_hex gave me the rule I have kept. Watch the whole thing, she said, to the end, and then name one moment. “Well played” can be written without looking, and everybody can tell. “You took the bridge without lifting” can only be written by someone who was there, and nobody knows better than you how hard it was, as you are the one who couldn’t.</p>
<p>It turns out that this is also the quickest way of getting the record back. One cannot look for the best moment of somebody’s run for four minutes and learn nothing. I have not got it back, mind you. I am seven hundredths behind now, since marek_lap took my advice about the left foot.</p>
<p>I sent him a postcard on Monday. It has a bridge on it.</p>`,
    },
    fr: {
      title: 'Savoir perdre, après l’avoir mal fait',
      excerpt:
        'J’ai perdu un record vieux de six ans pour deux centièmes, et répondu en une phrase aigre. Le vainqueur m’a demandé conseil.',
      content: `
<p>« Pas mal. Dommage que la route soit sèche, mais pas mal. »</p>
<p>J’ai écrit ça le 8 février, à minuit moins dix, sous la vidéo où marek_lap me prenait la spéciale du col des Brumes de <em>Skyline Rally</em>. Je la tenais depuis six ans. Il gagnait de deux centièmes. La météo y est tirée au sort, sa route était sèche ; la mienne, en 2020, l’était aussi, et je m’en suis souvenu en appuyant sur le bouton.</p>
<p>Il a répondu au matin. Il me remerciait, disait avoir appris les deux derniers lacets sur mon enregistrement, image par image, et voulait savoir si, avant le pont, je freinais du pied gauche ou si je levais simplement le pied. Pas une trace d’ironie. Je me suis rarement senti aussi petit dans un classement aussi long.</p>
<p>Depuis, je me renseigne, car ce site fabrique des perdants à un rythme soutenu : environ deux cents records changent de mains chaque mois, et chacun laisse quelqu’un devant une notification. Rikard_S envoie une carte postale. Une vraie, timbrée, depuis 2006, à quiconque bat un de ses temps et veut bien donner une adresse. Il en est à quarante-trois et les achète par lots de dix, par optimisme. Pour n_okafor, rien ne s’écrit avant d’avoir dormi. La première phrase qui lui vient parle toujours d’elle, dit-elle, et la deuxième aussi, en général.</p>
<p>C’est yuki_hex qui m’a donné la règle que j’ai gardée. Regarde tout, m’a-t-elle dit, jusqu’à la fin, puis nomme un moment. « Bien joué » peut s’écrire sans regarder, et ça se voit. « Tu as passé le pont sans lever le pied » ne peut venir que de quelqu’un qui était là. Et personne ne sait mieux que toi combien c’était difficile, puisque c’est toi qui n’y arrivais pas.</p>
<p>Il se trouve que c’est aussi le moyen le plus rapide de reprendre le record. On ne cherche pas pendant quatre minutes le plus beau moment d’une course sans rien apprendre. Notez que je ne l’ai pas repris. J’ai maintenant sept centièmes de retard, depuis que marek_lap a suivi mon conseil sur le pied gauche.</p>
<p>Lundi, je lui ai envoyé une carte postale. On y voit un pont.</p>`,
    },
  },
  comments: [
    {
      author: 'marek_lap',
      at: '2026-04-15T20:48:00Z',
      content: '<p>I had read it as “nice, twice”. My English was on your side that evening.</p>',
    },
    {
      author: 'Rikard_S',
      at: '2026-04-16T06:30:00Z',
      content:
        '<p>Forty-four. Somebody in Recife, yesterday, by a full second. I am nearly out of lakes and shall have to start on churches.</p>',
    },
    {
      author: 'zed_dead_zed',
      at: '2026-04-16T17:23:00Z',
      content:
        '<p>I would defend one evening of bad temper. It means the thing mattered. Just write it in a text file and leave it there.</p>',
    },
    {
      author: 'flo_retro',
      at: '2026-04-18T14:09:00Z',
      content:
        '<p>@zed_dead_zed J’ai ce fichier. Il fait quarante pages, je l’ai relu une fois, et je ne vous conseille pas l’expérience.</p>',
    },
    {
      author: 'paulo_cv',
      at: '2026-04-19T00:55:00Z',
      content:
        '<p>O de Recife fui eu. O cartão ainda não chegou, mas já separei o ímã da geladeira.</p>',
    },
  ],
};
