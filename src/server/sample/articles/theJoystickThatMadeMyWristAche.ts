import type { SampleArticle } from '../sampleArticle';

export const theJoystickThatMadeMyWristAche: SampleArticle = {
  slug: 'the-joystick-that-made-my-wrist-ache',
  category: 'retro',
  author: 'lou_framerate',
  publishedAt: '2025-10-27T22:15:00Z',
  featured: false,
  cover: { motif: 'joystick', hue: 350 },
  translations: {
    en: {
      title: 'The joystick that made my wrist ache',
      excerpt:
        'I changed the spring, the gate and the ball. Then a woman who has never held a joystick looked at my table.',
      content: `
<p>“Show me where you work,” said the physiotherapist. I explained that it was not work. “Then show me where you do the thing that hurts.”</p>
<p>The thing was survival mode in <em>Paper Samurai</em>, an hour and a half on most evenings since May, on an arcade panel I had rescued from a bowling alley in Trois-Rivières. By July the outside of my left wrist burned after forty minutes. By August it burned when I opened a jar. I did what any sensible person would do and blamed the stick.</p>
<p>I had some evidence. I hooked a luggage scale to the lever and pulled: 430 grams before the switch clicked, against 190 on the stick of a friend who plays more than I do. Bowling alleys order heavy springs, because visitors lean. So I fitted a lighter one. Then I changed the square gate for an octagonal one, which made my diagonals worse. Then a smaller ball. Three parcels, sixty-eight dollars, and the wrist burned exactly as before, only more cheaply per movement.</p>
<p>She needed two photographs, taken from the side. The panel sat on my desk, which is 74 centimetres high; the panel is 13 more. My hand was well above my elbow and bent back to reach over the edge, and I was resting the whole arm on that edge, on a strip of bare metal, just where the tendons go by. In an arcade you stand. The panel comes to your hip, and the forearm slopes down to it.</p>
<p>I now play with the panel on my knees, on a tray with a folded towel along the front. The lever goes between the fingers from below, like the stem of a glass, instead of sitting in my fist like a doorknob. It looks undignified. I also stop every twenty-five minutes because an egg timer tells me to, and I took three weeks off first, which was the part I argued about.</p>
<p>My streak was 61 before all this. It is 74 now, and I would like to say that comfort did it. More probably it was the lighter spring. I have kept the octagonal gate in a drawer, for a person I dislike.</p>
<p>If yours hurts, do not take advice from me. I am the one who bought three parcels.</p>`,
    },
    fr: {
      title: 'Le joystick qui me faisait mal au poignet',
      excerpt:
        'J’ai changé le ressort, la grille et la boule. Puis une femme qui n’a jamais tenu un joystick a regardé ma table.',
      content: `
<p>« Montrez-moi où vous travaillez », m’a dit la physiothérapeute. J’ai précisé que ce n’était pas du travail. « Alors montrez-moi où vous faites ce qui vous fait mal. »</p>
<p>Ce qui me faisait mal, c’était le mode survie de <em>Paper Samurai</em>, une heure et demie presque chaque soir depuis mai, sur un panneau d’arcade récupéré dans un salon de quilles de Trois-Rivières. En juillet, l’extérieur du poignet gauche me brûlait au bout de quarante minutes. En août, il me brûlait pour ouvrir un pot de confiture. J’ai réagi en personne raisonnable : j’ai accusé le manche.</p>
<p>J’avais des indices. Un pèse-bagage accroché au levier : 430 grammes avant le déclic, contre 190 sur celui d’un ami qui joue plus que moi. Les salons de quilles commandent des ressorts durs, parce que les clients s’appuient. J’en ai donc mis un plus souple. J’ai remplacé la grille carrée par une octogonale, et mes diagonales ont empiré. J’ai pris une boule plus petite. Trois colis, soixante-huit dollars, et le poignet brûlait tout autant ; seul le prix du mouvement avait baissé.</p>
<p>Il lui a suffi de deux photos, prises de côté. Le panneau était posé sur mon bureau, haut de 74 centimètres, et il en ajoute 13. Ma main était bien plus haute que le coude, cassée vers l’arrière pour passer le rebord, et tout le bras pesait sur ce rebord, une bande de métal nu, pile à l’endroit où passent les tendons. Dans une salle d’arcade, on est debout. Le panneau arrive à la hanche, et l’avant-bras descend vers lui.</p>
<p>Maintenant je joue le panneau sur les genoux, sur un plateau, une serviette pliée le long du bord. Le levier passe entre les doigts, par en dessous, comme le pied d’un verre ; avant, je l’empoignais comme un bouton de porte. Ça manque d’allure. Je m’arrête aussi toutes les vingt-cinq minutes, parce qu’une minuterie en forme d’œuf l’exige. Et j’ai commencé par trois semaines sans jouer. C’est le seul point que j’ai discuté.</p>
<p>Ma série était de 61 victoires avant cette histoire. Elle est de 74. J’aimerais dire que c’est le confort ; c’est sans doute le ressort. La grille octogonale attend dans un tiroir une personne que je n’aime pas.</p>
<p>Si vous avez mal, ne me demandez pas conseil. Les trois colis, c’était moi.</p>`,
    },
  },
  comments: [
    {
      author: 'kestrel77',
      at: '2025-10-28T08:03:00Z',
      content: '<p>I will take the octagonal gate. I am fairly unpleasant if that helps.</p>',
    },
    {
      author: 'yuki_hex',
      at: '2025-10-28T13:26:00Z',
      content:
        '<p>I use a desk too, but I raised the chair by 12 cm and put a box under my feet. Same angle, and I keep the square gate where it belongs.</p>',
    },
    {
      author: 'nine_lives',
      at: '2025-10-30T19:40:00Z',
      content:
        '<p>Les trois semaines d’arrêt, c’est ce que personne ne fait. Moi j’en ai fait une, puis huit parce que je n’en avais fait qu’une.</p>',
    },
  ],
};
