import type { SampleArticle } from '../sampleArticle';

export const theTwentyMinuteRule: SampleArticle = {
  slug: 'the-twenty-minute-rule',
  category: 'community',
  author: 'keiko_mori',
  publishedAt: '2025-05-21T11:47:00Z',
  featured: false,
  cover: { motif: 'sunrise', hue: 18 },
  translations: {
    en: {
      title: 'The twenty-minute rule',
      excerpt:
        'How our moderators answer an angry message: with a clock, a pot of tea and, whenever possible, somebody who speaks the language.',
      content: `
<p>“Fake. Obviously.” Two words, under a Paper Samurai record, late on a February evening in Osaka. The button that removes a comment was under my thumb. Instead I did what I ask of all our moderators and put the kettle on, because when nobody is being hurt we wait twenty minutes.</p>
<p>At the fourteenth minute the author added a second message. He was sorry about the tone, it had been a bad day, but the round counter jumped at 2:11 and would somebody please look. It did jump. The recording had lost nine frames when a disk filled up. The player filmed the fight again the following week, and the record now has a proof without a scar in it. The two of them like each other no better than before. Nobody asked them to.</p>
<p>Most angry messages contain some information, badly wrapped. If you remove them in the first minute you throw away both.</p>
<p>An insult aimed at a person goes at once, without tea. Otherwise, when something has to be removed, it is the sentence and seldom the whole message, and the author is told why in a few lines written by hand, in the author’s own language, with a name underneath. If you are the one they are angry with, somebody else writes them.</p>
<p>In 2024 we received 386 reports. For 241 of them there was nothing to do. Another 97 ended with a private message, 41 with something removed and seven with a suspension. I am proudest of the 97. Ninety of those members are still playing here, and several now send in reports themselves, which are unusually well written.</p>
<p>The part about the language is recent. In 2022 I deleted a comment in Portuguese that a translation tool had given me as “this man is an animal”. I learned from four Brazilians, before breakfast, that it was the warmest compliment of the week. I put it back, apologised to its author, and since then nobody here moderates a language they do not speak. Finding the person who does can take a while. Usually about twenty minutes.</p>`,
    },
    fr: {
      title: 'La règle des vingt minutes',
      excerpt:
        'Comment nos modérateurs répondent à un message en colère : avec une horloge, une théière et, si possible, quelqu’un qui parle la langue.',
      content: `
<p>« Bidon. Évidemment. » Deux mots, sous un record de Paper Samurai, un soir de février, tard, à Osaka. J’avais le bouton de suppression sous le pouce. J’ai fait ce que je demande à tous nos modérateurs : j’ai mis de l’eau à chauffer. Quand personne n’est blessé, nous attendons vingt minutes.</p>
<p>À la quatorzième, l’auteur a ajouté un second message. Il s’excusait du ton, la journée avait été mauvaise, mais le compteur de manches sautait à 2:11 et est-ce que quelqu’un voulait bien regarder. Il sautait. L’enregistrement avait perdu neuf images au moment où un disque se remplissait. Le joueur a refilmé le combat la semaine suivante, et le record a maintenant une preuve sans cicatrice. Les deux ne s’apprécient pas davantage. Personne ne le leur demandait.</p>
<p>La plupart des messages en colère contiennent une information mal emballée. À les supprimer dans la première minute, on jette l’emballage et le contenu.</p>
<p>L’insulte qui vise une personne part tout de suite, sans thé. Pour le reste, quand il faut vraiment retirer quelque chose, c’est la phrase et rarement le message entier, et l’auteur apprend pourquoi en quelques lignes écrites à la main, dans sa langue, avec un nom au bas. Si c’est à vous qu’il en veut, quelqu’un d’autre les écrit.</p>
<p>En 2024, nous avons reçu 386 signalements. Pour 241, il n’y avait rien à faire. 97 se sont terminés par un message privé, 41 par un retrait, sept par une suspension. Les 97 sont ma fierté. Quatre-vingt-dix de ces membres jouent toujours ici, et plusieurs nous envoient à leur tour des signalements, remarquablement bien rédigés.</p>
<p>Le point sur la langue est récent. En 2022, j’ai supprimé un commentaire en portugais qu’un traducteur automatique me rendait par « cet homme est un animal ». Quatre Brésiliens m’ont appris, avant le petit déjeuner, que c’était le plus beau compliment de la semaine. Je l’ai remis, j’ai présenté mes excuses à son auteur, et depuis, personne ici ne modère dans une langue qu’il ne parle pas. Le temps de trouver la bonne personne, il s’écoule en général une vingtaine de minutes.</p>`,
    },
  },
  comments: [
    {
      author: 'zed_dead_zed',
      at: '2025-05-21T20:51:00Z',
      content:
        '<p>Hello. I am the bad day. The counter did jump, and the new proof is very clean. I still think he blocks too much.</p>',
    },
    {
      author: 'g_amarelo',
      at: '2025-05-21T22:17:00Z',
      content:
        '<p>E eu sou o autor do elogio apagado. Mantenho: o homem é um animal. Três anos depois continua em primeiro.</p>',
    },
    {
      author: 'paulo_cv',
      at: '2025-05-22T10:40:00Z',
      content:
        '<p>One of the four Brazilians is from Cape Verde, Keiko, but it was early and I accept the passport.</p>',
    },
    {
      author: 'sable_cat',
      at: '2025-05-23T18:09:00Z',
      content:
        '<p>J’ai reçu un des 97, je l’ai gardé. Trois lignes, signées, et la deuxième m’a fait rire. J’ai été furieux une journée entière, surtout parce que c’était juste.</p>',
    },
    {
      author: 'pixel_baker',
      at: '2025-05-29T07:30:00Z',
      content: '<p>Serious question: is the kettle supplied, or do moderators bring their own?</p>',
    },
  ],
};
