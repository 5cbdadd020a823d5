"""Caring for a baby day by day: comfort, health, what the products are for, and the pieces of the blog about them."""
from kit import *
from recovering import cot, on_back
TABLE=C['wood']
def person(s,x,y,k,col,sh,r=0,w=1.0,skin='light',hair='brown',style='bun',neck='round',bottom=900,**o):
    """head and shoulders; x,y = face centre"""
    b,f=head(x,y,k,r,skin,hair,style,**o)
    s.a(b,bust(x,y,k,col,sh,bottom,w))
    if style!='hijab': s.a(collar(x,y,k,sh,skin,neck))
    s.a(f)
def cuffed(x,y,s,r,skin,col,flip=False):
    """a grown-up's hand with the end of its sleeve"""
    return hand(x,y,s,r,skin,flip)+g(R(-36,-34,22,68,col,11),x,y,s,r)
def cry(x,y,k=1,r=0,skin='rose',hair='brown',kind='tuft',hood='#bfdcea'):
    """a baby's head that cries"""
    mc='#c9453f' if skin in('light','rose','tan') else '#a93a35'
    o=L('M-70-10Q-46-16-30-30M30-30Q46-16 70-10',SK[skin][2],6)+P('M-34 78C-30 34 30 34 34 78C16 70-16 70-34 78Z',mc)
    o+=P('M-84 30C-98 52-92 66-84 66C-76 66-70 52-84 30ZM84 30C70 52 76 66 84 66C92 66 98 52 84 30Z',C['sky3'])
    return babyhead(x,y,k,r,skin,hair,'sleep',kind,'none',hood)+g(o,x,y,k,r)
def thermometer(x,y,k=1,r=0,col='#e65550'):
    """digital, lying along +x, tip at the left"""
    return g(P('M-150-8H-110V8H-150C-158 8-162 4-162 0C-162-4-158-8-150-8Z','#c3ccd0')+P('M-112-10L-40-26H120C142-26 152-14 152 0C152 14 142 26 120 26H-40L-112 10Z','#fffdf9')+P('M-112-10L-60-21V21L-112 10Z',col)+R(-20,-15,84,30,'#d3e3d8',9)+L('M-6 0H30',C['sage3'],6)+Ci(108,0,12,col),x,y,k,r)
def pack(x,y,w,h,cap,k=1,pump=False,body='#fffdf9',mark=True):
    """bottle of care product, base centre at x,y"""
    o=R(-w*.23,-h-34,w*.46,44,cap,8) if not pump else L(f'M0 {-h}V{-h-46}',cap,14)+P(f'M-14 {-h-40}H22C26 {-h-58} 14 {-h-66} 0 {-h-66}H-54C-60 {-h-60} -58 {-h-50} -50 {-h-48}Z',cap)+R(-w*.2,-h-16,w*.4,24,cap,6)
    o+=P(f'M{-w/2} {-h+52}C{-w/2} {-h+14} {-w*.3} {-h} {-w*.2} {-h}H{w*.2}C{w*.3} {-h} {w/2} {-h+14} {w/2} {-h+52}V-22C{w/2} -8 {w/2-10} 0 {w/2-22} 0H{-w/2+22}C{-w/2+10} 0 {-w/2} -8 {-w/2} -22Z',body)
    if mark: o+=P(f'M{-w/2} {-h*.34}C{-w*.2} {-h*.46} {w*.16} {-h*.22} {w/2} {-h*.34}V-22C{w/2} -8 {w/2-10} 0 {w/2-22} 0H{-w/2+22}C{-w/2+10} 0 {-w/2} -8 {-w/2} -22Z',cap)
    return g(o,x,y,k)
def desk(y=730):
    return R(90,y,1020,44,C['wood'],22)+L(f'M210 {y+34}L190 900M990 {y+34}L1010 900',C['wood2'],26)
def towel(x,y,w=220,k=1,c1='#f3b7ac',c2='#fffdf9',c3='#cfdfca'):
    """folded towels, base centre at x,y"""
    return g(''.join(R(-w/2,-46*(i+1)+2,w,42,c,20)+L(f'M{-w/2+26} {-46*(i+1)+23}H{w/2-60}','#5a382c',3,opacity='.12') for i,c in enumerate([c1,c2,c3])),x,y,k)
def diapers(x,y,n=4,w=180,k=1):
    """a pile of clean diapers, base centre at x,y"""
    return g(''.join(R(-w/2,-38*(i+1)+4,w,34,'#fffdf9',16)+L(f'M{-w/2+10} {-38*(i+1)+21}H{w/2-10}',C['sky2'] if i%2 else C['blush'],5) for i in range(n)),x,y,k)

def burping():
    s=S('burping'); s.blob(C['sky'],1); s.sun(270,250,54,.9); s.a(frame(866,160,110,130)); s.star((921,226,2.2),col=C['butter'])
    person(s,500,318,.86,C['butter'],C['butter2'],4,1.16,'tan','dark','hijab',scarf=(C['sage'],C['sage2'],C['sage3']))
    s.a(L('M716 560C820 600 890 690 876 790',C['butter2'],96))
    # muslin over the shoulder, baby against it
    s.a(P('M592 560C590 500 700 470 780 480C850 490 884 560 900 640C908 690 880 704 850 700L610 760C584 700 590 620 592 560Z','#fffdf9'),L('M858 540C872 590 876 640 872 690M606 600C604 650 608 690 614 730',C['line'],5),dots([(886,640),(850,560),(860,640),(846,520),(608,580),(622,650),(614,710)],C['coral3'],7))
    s.a(L('M660 780C640 830 640 860 652 896',C['sky3'],70),L('M800 780C826 820 830 850 818 890',C['sky3'],70))
    s.a(P('M640 560C660 500 800 500 822 560C850 650 850 760 828 820C790 868 680 868 640 820C616 760 616 640 640 560Z',C['sky3']),P('M632 742C690 764 780 764 838 742C842 780 838 800 828 820C790 868 680 868 640 820C632 800 630 770 632 742Z','#e9f2f5'))
    s.a(L('M806 580C830 560 836 530 818 508',C['sky4'],50),fist(808,500,1.1,-100,'tan'))
    s.a(babyhead(716,452,.98,14,'tan','dark','sleep','tuft','smile'))
    s.a(L('M330 600C290 760 380 850 560 740',C['butter'],92),L('M342 640C330 740 400 800 500 742',C['butter2'],5),cuffed(572,728,1.2,-24,'tan',C['butter2']))
    s.a(L('M874 790C850 850 800 872 760 868',C['butter2'],88),cuffed(756,866,1.1,186,'tan','#d9b05e',True))
    s.a(L('M862 420C876 408 890 408 904 420M880 370C898 352 920 352 938 370',C['sky4'],8)); s.heart((300,420,.6,.8)); s.save()
def colic():
    s=S('evening-crying'); s.blob('#cfdfe9',3)
    s.a(R(800,150,230,300,'#5f7f9c',20),R(800,150,230,300,'none',20,stroke='#e6c9a8',stroke_width=14),L('M915 150V450M800 300H1030','#e6c9a8',9)); s.moon(860,224,.34); s.star((970,220,.9),(960,370,1.1),(850,380,.8))
    s.a(Ci(1074,610,120,C['butter'],opacity='.3'),L('M1074 600V900',C['wood2'],14),P('M1004 610L1040 500H1108L1144 610Z',C['butter']))
    person(s,560,270,.8,C['sage2'],C['sage3'],-6,1.22,'brown','black','short','round',beard=True,mouth='small')
    # near arm under the belly, baby along it
    s.a(L('M330 560C270 660 280 740 380 750C520 770 640 750 760 744',C['sage3'],96))
    s.a(L('M480 690C474 740 480 780 490 806',C['coral2'],50),fist(494,824,1.2,80,'brown'))
    s.a(L('M720 700C760 750 770 790 764 822',C['coral2'],62),El(772,848,42,24,SK['brown'][1],transform='rotate(10 772 848)'))
    s.a(P('M420 590C520 530 680 540 770 590C840 630 840 720 780 740C660 756 540 752 440 720C390 690 384 620 420 590Z',C['coral3']),P('M690 556C770 580 834 640 812 712C800 736 760 744 730 744C700 690 680 620 690 556Z','#fffdf9'))
    s.a(L('M790 690C850 730 880 770 884 806',C['coral3'],64),El(898,830,44,26,SK['brown'][0],transform='rotate(14 898 830)'))
    s.a(cuffed(744,742,1.05,-10,'brown',C['sage3']))
    s.a(L('M440 680C420 740 420 776 426 800',C['coral3'],52),fist(428,820,1.2,90,'brown'))
    s.a(cry(380,626,.96,-14,'brown','dark','curls'))
    s.a(L('M800 560C850 640 810 640 690 600',C['sage2'],92),cuffed(700,604,1.05,196,'brown',C['sage3'],True))
    s.a(L('M232 570C216 564 202 554 192 542M226 640H184M254 510C242 494 236 480 234 464',C['coral3'],8)); s.heart((360,250,.6,.7)); s.save()
def cradle_cap():
    s=S('cradle-cap'); s.blob(C['butter0'],2); s.a(frame(220,190,120,130)); s.heart((280,256,.6,1))
    b,sh,nl,_,_=SK['rose']
    s.a(P('M330 900C320 760 400 660 560 656C720 660 800 760 790 900Z','#fffdf9'),L('M470 900C440 800 450 740 500 690M650 900C680 800 670 740 620 690',C['line'],7),dots([(400,800),(720,800),(390,870),(734,870),(560,830),(560,770)],C['sky2'],9))
    s.a(babyhead(560,480,1.9,-4,'rose','chest','smile','none','smile'))
    s.a(g(P('M-104-24C-96-84-52-112 0-112C54-112 98-84 104-26C80-60 54-70 34-66C26-82 10-88-4-84C4-76 8-70 4-60C-40-72-84-58-104-24Z','#c79a78')+L('M-60-96C-40-84-30-80-16-80M70-88C56-78 50-74 40-74M-92-60C-80-58-70-58-60-62','#b4845f',3)+P('M-50-92C-34-106-10-102-6-90C-2-78-24-70-38-74C-54-78-60-84-50-92ZM12-98C26-106 46-98 46-88C46-76 26-76 16-82C6-86 4-92 12-98ZM-80-60C-70-70-54-66-54-58C-54-50-68-46-76-48C-84-50-86-54-80-60ZM62-68C70-76 82-70 82-62C80-54 68-54 62-58C56-60 56-64 62-68Z','#f9e6b4'),560,480,1.9,-4))
    # brush on the crown
    s.a(L('M716 326L930 430',C['wood'],34),L('M716 326L900 416','#e0ba8e',8),g(P('M-86-20C-86-44 86-44 86-20V14H-86Z',C['wood'])+''.join(R(-78+i*20,14,14,40,'#fffdf9',6) for i in range(8)),668,300,1,26))
    s.a(P('M1060 900C1070 740 1030 620 930 520L1010 440C1130 560 1200 720 1196 900Z',C['coral']),hand(944,466,1.5,206,'light',True),L('M938 524L1016 446',C['coral2'],26))
    s.a(R(90,800,250,40,C['wood'],20),L('M130 830V900M300 830V900',C['wood2'],22),pack(160,800,90,180,C['butter2'],1,body='#f6e3b4'),towel(258,800,120,1,C['sage'],'#fffdf9',C['coral3']))
    s.star((420,250,1.2),(860,220,1.1)); s.save()
def growth():
    s=S('growth-chart'); s.blob('#d8e9e4',3)
    s.a(R(140,120,520,420,'#fffdf9',22,stroke='#e6c9a8',stroke_width=10),L('M190 170V490H614',C['line'],8),L('M190 410H614M190 330H614M190 250H614M296 180V490M402 180V490M508 180V490','#f3e8db',4))
    s.a(L('M194 452C280 340 430 250 610 222',C['sage'],9),L('M194 462C280 380 430 310 610 286',C['sage2'],9),L('M194 474C280 420 430 374 610 354',C['sage'],9),dots([(214,446),(288,392),(368,348),(456,316)],C['coral'],15)); s.heart((552,292,.62,1))
    s.a(desk(770),R(610,690,440,80,'#fffdf9',26),R(754,716,152,34,'#44606c',12),L('M786 733H872','#cfe8dc',8),Ci(950,733,13,C['coral']),Ci(710,733,13,C['sky3']))
    s.a(baby_sit(830,350,.98,SK['tan'][0],SK['tan'][0],'tan','dark','full','smile','open','up',legs=False,bare=True))
    s.a(P('M552 560C572 544 604 560 640 580C720 612 940 612 1020 580C1056 560 1088 544 1108 560C1116 640 1040 690 960 690H700C620 690 544 640 552 560Z',C['sky3']),L('M572 566C640 616 720 628 830 628C940 628 1020 616 1088 566',C['sky2'],9))
    # tape measure
    s.a(P('M330 726C420 750 470 690 540 742V770C470 730 420 786 330 766Z',C['butter']),L('M370 742V754M400 740V756M430 730V742M460 722V740M490 722V734M516 730V748',C['butter2'],5),Ci(280,706,64,C['butter']),Ci(280,706,64,'none',stroke=C['butter2'],stroke_width=8),Ci(280,706,30,C['butter0']),Ci(280,706,10,C['butter2']))
    s.star((1010,250,1.4),(1060,330,.8)); s.save()
def rash():
    s=S('diaper-rash'); s.blob(C['peach'],2); b,sh,nl,_,_=SK['light']
    s.a(R(340,70,520,790,C['sage'],110),R(376,106,448,718,C['sage0'],84),R(410,150,380,640,'#fffdf9',40),dots([(440,190),(760,190),(440,750),(760,750),(440,470),(760,470)],C['sky2'],9))
    # baby from above
    s.a(L('M530 430C460 440 430 480 450 540',C['coral2'],64),L('M670 430C740 440 770 480 750 540',C['coral2'],64))
    s.a(P('M516 400C490 470 486 560 512 640H688C714 560 710 470 684 400C640 370 560 370 516 400Z',C['coral3'])); s.heart((600,480,.8,1),col='#fff6ea')
    s.a(P('M496 580C560 600 640 600 704 580L712 640C690 740 650 760 600 760C550 760 510 740 488 640Z','#eef5f8'),L('M500 612C540 624 660 624 700 612',C['sky2'],7),R(500,590,46,26,C['sky3'],8),R(654,590,46,26,C['sky3'],8))
    s.a(L('M530 700C440 740 400 690 428 630',b,84),L('M670 700C760 740 800 690 772 630',b,84))
    for f,x in((1,436),(-1,764)):
        s.a(g(El(0,0,42,58,b)+''.join(Ci(a,c,d,b) for a,c,d in[(-30,-48,13),(-10,-60,15),(14,-60,16),(34,-44,17)])+El(0,18,20,22,sh,opacity='.5')+El(2,-22,24,14,sh,opacity='.5'),x,590,.92,-8*f,f<0))
    s.a(fist(452,540,1.1,100,'light'),fist(748,540,1.1,80,'light'))
    s.a(babyhead(600,300,1.18,0,'light','brown','smile','tuft','open'))
    # cream, diapers
    s.a(g(Ci(0,0,104,C['sky3'])+Ci(0,0,84,'#fdf3e6')+P('M-50 10C-50-40 50-50 54 0C54 40-14 46-18 10C-18-12 20-14 22 4','none',stroke='#fffdf9',stroke_width=18,stroke_linecap='round')+L('M-50 24C-46 50 10 60 40 40',C['line'],5),1010,420))
    s.a(Ci(1040,640,86,C['coral']),Ci(1040,640,66,C['coral3'],opacity='.6'))
    s.a(''.join(g(P('M-96-120C-60-110 60-110 96-120C112-116 112-70 96-62C64-50 60 50 96 62C112 70 112 116 96 120C60 110-60 110-96 120C-112 116-112 70-96 62C-60 50-64-50-96-62C-112-70-112-116-96-120Z','#dcebf1')+P('M-44-96C-20-90 20-90 44-96C36-40 36 40 44 96C20 90-20 90-44 96C-36 40-36-40-44-96Z','#fffdf9')+R(-112,-108,30,34,c,8)+R(82,-108,30,34,c,8),x,y,.92,r) for x,y,r,c in[(196,620,14,C['coral3']),(180,500,-6,C['sky3'])]))
    s.star((220,300,1.3),(960,230,1.2),(150,380,.8)); s.save()
def vaccination():
    s=S('vaccination'); s.blob('#d8e9e4',3); s.a(frame(560,130,110,130)); s.heart((615,196,.6,1))
    person(s,330,300,.72,C['sage2'],C['sage3'],10,1.1,'brown','dark','hijab',scarf=(C['sky2'],'#a3c8da','#8fb6c9'))
    s.a(L('M300 640C310 720 330 800 330 900',C['sage3'],6)); s.a(R(350,560,64,74,'#fffdf9',10)); s.heart((382,594,.4,1))
    person(s,850,280,.8,C['coral'],C['coral2'],-8,1.2,'light','brown','wavy')
    s.a(L('M1040 620C1080 720 1080 800 980 828',C['coral'],92),L('M988 600C1016 680 1020 740 1000 776',C['coral2'],6))
    s.a(P('M560 900C560 800 640 780 800 780C980 780 1100 800 1110 900Z',C['sky4']))
    k=.88; s.a(baby_sit(800,500,k,C['butter'],C['butter2'],'light','chest','full','smile','smile','none',legs=False))
    b,sh,nl,_,_=SK['light']
    s.a(L('M756 724C700 746 660 764 616 800',b,74),L('M846 724C900 740 930 766 950 806',b,74),El(596,826,28,38,b,transform='rotate(24 596 826)'),El(968,830,28,38,b,transform='rotate(-24 968 830)'),P('M720 700C760 680 850 680 884 700L880 750C840 780 770 780 730 756Z',C['butter']))
    s.a(g(R(-40,-15,80,30,'#fffdf9',15)+R(-14,-15,28,30,C['coral3'],0)+Ci(-27,0,3,C['blush'])+Ci(27,0,3,C['blush']),678,756,1.1,-26))
    s.a(L('M742 596C716 640 720 670 744 690',C['butter2'],46),L('M860 596C890 640 890 670 870 700',C['butter2'],46),fist(748,698,1.05,60,'light'),fist(864,708,1.05,120,'light'))
    s.a(L('M470 560C520 660 540 700 580 712',C['sage2'],78),cuffed(576,716,.92,22,'brown',C['sage3']))
    s.a(L('M1070 720C1070 790 1040 832 1000 834',C['coral'],86),cuffed(960,826,1,190,'light',C['coral2'],True))
    # card of vaccinations
    s.a(g(R(-120,-80,240,160,C['sky3'],16)+R(-108,-70,216,140,'#fffdf9',10)+L('M0-70V70',C['line'],5)+''.join(Ci(x,y,15,C['sage2'])+L(f'M{x-7} {y}L{x-2} {y+6}L{x+8} {y-6}','#fff',4) for x,y in[(-80,-36),(-80,4),(-80,44),(28,-36),(28,4)])+Ci(28,44,15,'#f3e8db')+L('M-54-36H-24M-54 4H-24M-54 44H-24M54-36H84M54 4H84M54 44H84',C['line'],7),300,800,1.05,-8))
    s.star((150,250,1.3),(1060,220,1.2)); s.save()
def calling():
    s=S('calling-the-doctor'); s.blob(C['peach'],1); s.a(Ci(270,250,84,'#fffdf9',stroke='#e6c9a8',stroke_width=10),L('M270 250V200M270 250L306 268',C['ink'],8),dots([(270,188),(332,250),(270,312),(208,250)],C['coral'],6))
    person(s,600,318,.9,C['sky3'],C['sky4'],6,1.15,'light','dark','bob','v',mouth='small')
    s.a(bundle(590,720,1.0,16,False,'#fffaf3','#ecd9c6','#f3b7ac',C['butter'],'light','dark'))
    s.a(cradle_arm(C['sky3'],C['sky4'],'light'))
    s.a(L('M770 560C810 630 840 660 856 650',C['sky3'],96),L('M852 650C860 590 824 530 784 486',C['sky4'],84))
    s.a(g(R(-28,-90,56,170,C['ink'],14)+R(-20,-78,40,136,'#7d625a',8),730,372,1,14),cuffed(770,466,1.1,238,'light','#5d8fae'))
    s.a(R(930,740,230,38,C['wood'],19),L('M970 770V900M1120 770V900',C['wood2'],20),thermometer(1050,716,.62,-6))
    s.a(L('M800 330C820 350 822 380 808 402M838 304C872 340 876 394 850 430',C['coral'],8)); s.star((960,230,1.3)); s.heart((350,420,.6,.7)); s.save()
def tummy_time():
    s=S('tummy-time'); s.blob(C['butter0'],3); s.a(frame(220,200,120,130)); s.star((280,266,2.2),col=C['butter'])
    s.a(L('M860 560C900 480 910 400 890 320',C['sky4'],70),L('M960 580C1000 500 1000 430 970 360',C['sky3'],70),El(880,280,28,50,SK['tan'][1],transform='rotate(-14 880 280)'),El(958,318,28,50,SK['tan'][0],transform='rotate(-20 958 318)'))
    s.floor(800,C['sage0'],90,1020,80); s.a(dots([(200,800),(260,846),(980,840),(1040,800),(880,858),(160,830)],C['sage'],8))
    b,f=head(690,360,.8,-8,'tan','dark','wavy',eyes='smile'); s.a(b)
    s.a(P('M520 760C500 640 560 540 700 530C840 530 930 590 960 700C960 740 930 760 900 760Z',C['coral']),g(P('M-60 90H60V190C60 222 30 232 0 232C-30 232-60 222-60 190Z',SK['tan'][1]),694,360,.8),f)
    s.a(L('M560 640C500 700 480 730 500 740C560 756 660 750 740 744',C['coral2'],76),hand(744,744,.9,-4,'tan'))
    # the baby, on the tummy
    s.a(L('M760 770C800 800 810 820 790 836',C['sky4'],66),El(760,846,44,24,SK['tan'][0]))
    s.a(P('M380 720C440 650 620 650 720 690C800 720 820 800 780 840C700 866 520 866 420 846C360 820 350 760 380 720Z',C['sky3']),dots([(500,720),(580,712),(660,730),(540,780),(620,790),(700,780),(740,830)],'#d6e8ef',8))
    s.a(L('M930 640C980 740 900 780 780 744',C['coral2'],80),cuffed(772,742,.95,200,'tan',C['coral'],True))
    s.a(L('M410 750C370 790 350 820 346 838',C['sky4'],58),fist(336,848,1.15,170,'tan'),L('M520 760C500 810 480 830 470 842',C['sky4'],58),fist(456,850,1.15,170,'tan'))
    s.a(babyhead(400,640,1.06,-8,'tan','dark','smile','tuft','smile')); s.heart((520,470,.6,.85),(480,410,.36,.5)); s.save()
def table():
    s=S('at-the-family-table'); s.blob(C['peach'],3); s.a(Ci(300,280,80,C['butter0'],stroke='#e6c9a8',stroke_width=10)); s.a(g(P('M0-44C-46-30-46 30 0 44C46 30 46-30 0-44Z',C['sage'])+L('M0-40V60',C['sage3'],5),300,280))
    person(s,620,250,.76,C['sage2'],C['sage3'],-6,1.2,'brown','black','curly',eyes='smile')
    s.a(baby_sit(600,510,.98,C['butter'],C['butter2'],'brown','black','curls','smile','open','none',legs=False))
    s.a(L('M404 560C360 650 410 726 540 704',C['sage2'],84),L('M470 570C440 640 470 672 540 662',C['sage3'],6),cuffed(540,702,1.0,-6,'brown',C['sage3']),L('M836 560C890 650 830 730 690 712',C['sage2'],84),L('M772 570C800 640 770 680 700 670',C['sage3'],6))
    s.a(cuffed(682,712,1.0,184,'brown',C['sage3'],True))
    s.a(R(90,760,1020,60,C['wood'],24),L('M190 820V900M1010 820V900',C['wood2'],34))
    # a clean spoon in one hand, the other reaches for a ring
    s.a(g(R(-8,-6,16,120,C['coral'],8)+El(0,-40,32,44,C['coral'])+El(0,-42,18,28,C['coral3']),444,548,1.1,-16),L('M530 626C490 640 470 640 458 630',C['butter2'],46),fist(452,618,1.2,-90,'brown'))
    s.a(L('M670 626C720 660 746 690 760 716',C['butter2'],46),fist(772,730,1.2,50,'brown'))
    s.a(Ci(846,706,44,'none',stroke=C['sky3'],stroke_width=26),Ci(846,656,13,C['coral3']),Ci(896,706,13,C['butter2']),Ci(806,734,13,C['sage3']))
    s.a(P('M190 668H390C386 730 350 760 290 760C230 760 194 730 190 668Z',C['sky3']),El(290,668,100,22,C['paper']),El(270,664,30,16,C['butter2']),El(316,662,34,18,C['sage2']),El(292,654,24,14,C['coral3']))
    s.a(P('M950 640H1040L1030 760H960Z','#fff',fill_opacity='.9',stroke='#cfe0e8',stroke_width=5),P('M954 680H1036L1029 756H961Z',C['sky2']))
    s.star((900,300,1.3),(960,370,.8)); s.heart((420,420,.5,.75)); s.save()
def fever():
    s=S('fever-and-cold'); s.blob(C['sky'],3); s.a(frame(250,170,110,130)); s.heart((305,236,.6,1))
    person(s,560,262,.78,C['blush'],'#e39d91',-6,1.24,'light','brown','hijab',mouth='small',scarf=(C['butter'],C['butter2'],'#d9b05e'))
    s.a(P('M330 900C330 800 420 770 560 770C700 770 790 800 800 900Z',C['sky4']))
    b=SK['rose'][0]
    s.a(baby_sit(560,510,1.04,'#fffdf9',C['line'],'rose','chest','full','sleep','none','none',legs=False),dots([(520,700),(600,700),(560,740),(530,780),(600,780)],C['sky2'],8))
    s.a(L('M520 800C460 810 430 830 410 850',b,76),L('M600 800C660 810 700 830 720 850',b,76),El(396,862,30,40,b,transform='rotate(20 396 862)'),El(736,862,30,40,b,transform='rotate(-20 736 862)'),P('M470 770C510 750 610 750 650 770V826C600 850 520 850 470 826Z','#fffdf9'))
    s.a(Ci(494,562,30,C['coral'],opacity='.45'),Ci(626,562,30,C['coral'],opacity='.45'),L('M546 572Q560 564 574 572','#c9453f',6))
    s.a(thermometer(716,640,.62,-24))
    s.a(L('M636 640C670 690 670 730 640 764','#f3e8db',50),fist(632,782,1.15,110,'rose'),L('M486 640C450 690 450 730 480 764','#f3e8db',50),fist(490,782,1.15,70,'rose'))
    s.a(L('M790 570C850 650 830 730 730 712',C['blush'],88),cuffed(716,712,1.0,188,'light','#e39d91',True),L('M336 570C270 680 310 800 420 790',C['blush'],88),L('M396 600C366 680 380 740 424 744','#e39d91',6),cuffed(424,786,1.0,-14,'light','#e39d91'))
    # humid air and nasal aspirator
    s.a(R(880,760,270,40,C['wood'],20),L('M920 800V900M1110 800V900',C['wood2'],22))
    s.a(P('M980 760C960 690 970 640 1000 620H1090C1120 640 1130 690 1110 760Z','#fffdf9'),R(1016,592,58,34,C['sky3'],12),Ci(1045,706,16,C['coral']),L('M1045 570C1020 530 1070 500 1045 460M1085 570C1070 540 1110 510 1090 480M1005 570C990 540 1024 514 1004 484','#fff',13,opacity='.95'))
    s.a(L('M900 744C880 700 920 660 950 700',C['coral3'],10),Ci(916,738,22,C['coral']),P('M936 690L966 664L976 676L950 708Z','#fffdf9')); s.star((880,240,1.3),(940,310,.8)); s.save()
def question():
    s=S('product-questions'); s.blob(C['butter0'],2)
    s.a(El(530,792,190,18,C['ink'],opacity='.1'),pack(530,792,220,420,C['sage3'],pump=True),P('M530 560C504 596 504 624 530 624C556 624 556 596 530 560Z',C['sage']))
    s.a(P('M700 210H900C936 210 956 232 956 270V320C956 358 936 380 900 380H800L736 440L740 380H700C664 380 644 358 644 320V270C644 232 664 210 700 210Z','#fffdf9'),dots([(722,295),(800,295),(878,295)],C['coral'],21))
    s.star((300,330,1.4),(370,250,.9),(880,600,1.2)); s.heart((330,560,.6,.7)); s.save()
def shield(x,y,k=1,c='#fbdcc9',edge='#f28a83',r=0):
    """breast shield from the side, opening upwards"""
    return g(P('M-90-70C-60-60-24-30-20 10V84H20V10C24-30 60-60 90-70Z',c,fill_opacity='.95')+El(0,-70,90,20,edge)+El(0,-70,74,14,'#fff6ea')+El(0,-68,22,6,C['peach2']),x,y,k,r)
def pump():
    s=S('manual-breast-pump',spot=True); s.disc('#cfe0da')
    s.a(g(shield(270,350,1.1,'#f7e6cf',C['coral3'],-34)+L('M312 412C350 450 380 430 380 470','#f7e6cf',58)+L('M404 414C480 400 510 460 490 580',C['coral'],26)+R(330,460,100,44,C['coral'],12)+P('M330 504H430C444 530 456 560 456 600V690C456 708 444 720 426 720H334C316 720 304 708 304 690V600C304 560 316 530 330 504Z','#fff',fill_opacity='.95',stroke='#e3d3bd',stroke_width=4)+P('M309 620H451V688C451 704 440 715 424 715H336C320 715 309 704 309 688Z','#fff0d6')+L('M392 560H430M392 600H430M392 640H430',C['coral'],6),-40,-178,.94))
    s.star((440,180,1.2),(130,430,.9)); s.save()
def feeding_bottle():
    s=S('feeding-bottle',spot=True); s.disc(C['sky'])
    s.a(bottle(300,124,1.9,0,C['sky3'],'#fff3dc',110)); s.star((150,220,1.2),(440,180,1),(460,420,.8)); s.save()
def temperature():
    s=S('digital-thermometer',spot=True); s.disc(C['sage0'])
    s.a(thermometer(306,304,1.42,-34,C['coral'])); s.star((180,180,1.2),(430,430,1)); s.save()
def tooth():
    s=S('smiling-tooth',spot=True); s.disc(C['butter0'])
    s.a(g(P('M-60-50C-40-76-20-62 0-56C20-62 40-76 60-50C84-16 52 20 44 66C40 90 20 88 16 62C12 40-12 40-16 62C-20 88-40 90-44 66C-52 20-84-16-60-50Z','#fffdf9')+L('M-28-10q10 10 20 0M8-10q10 10 20 0','#5a382c',5)+L('M-10 12Q0 20 10 12','#c9453f',5)+Ci(-36,8,9,C['blush'])+Ci(36,8,9,C['blush']),300,296,2.1)); s.star((466,170,1.5),(130,230,.9),(480,400,1)); s.save()
def lotion():
    s=S('lotion-bottle',spot=True); s.disc(C['peach'])
    s.a(pack(300,508,176,330,C['coral3'],pump=True)); s.heart((300,300,.72,1),col=C['coral3']); s.star((440,200,1.1),(150,260,.8)); s.save()
def steam():
    s=S('steam-sterilizer',spot=True); s.disc(C['sky'])
    s.a(g(L('M520 190C490 150 550 120 520 70M600 180C570 140 630 100 600 56M680 190C650 150 710 120 680 70',C['sky2'],22)
      +P('M400 590V380C400 280 480 230 600 230C720 230 800 280 800 380V590Z','#fff',fill_opacity='.65',stroke='#cfe0e8',stroke_width=8)
      +''.join(R(x-44,400,88,190,'#fffdf9',22)+R(x-36,372,72,40,c,10)+P(f'M{x-30} 372C{x-26} 344 {x-12} 340 {x-10} 322C{x-8} 306 {x+8} 306 {x+10} 322C{x+12} 340 {x+26} 344 {x+30} 372Z','#f7e6cf')+L(f'M{x+6} 450H{x+28}M{x+6} 486H{x+28}M{x+6} 522H{x+28}',c,5) for x,c in((480,C['coral']),(600,C['sage2']),(720,C['butter2'])))
      +L('M440 300C420 330 420 360 422 400','#fff',12,opacity='.9')+R(560,206,80,36,C['sage3'],16)+P('M370 590H830V680C830 730 800 760 750 760H450C400 760 370 730 370 680Z','#fffdf9')+R(370,580,460,34,C['sage2'],17)+Ci(600,690,40,C['coral'])+L('M600 690V668','#fffdf9',8)+Ci(500,690,9,C['sage'])+Ci(700,690,9,C['sage0']),-84,24,.64))
    s.star((150,200,1.2),(462,190,1)); s.save()
def first_brush():
    s=S('first-toothbrush'); s.blob(C['sage0'],2); s.a(frame(210,190,110,120)); s.heart((265,248,.6,1))
    s.a(P('M340 900C330 740 420 650 620 644C820 650 910 740 900 900Z',C['butter'])); s.a(dots([(420,780),(480,850),(820,790),(780,850),(620,830),(560,750),(700,750)],'#fff6ea',9))
    s.a(babyhead(620,450,1.9,4,'light','chest','smile','curls','none'))
    s.a(g(P('M-34 48H34C36 100-36 100-34 48Z','#c9453f')+El(0,80,16,8,'#f28a83')+P('M-12 84V72C-12 66-1 66-1 72V82Z','#fff')+P('M1 82V72C1 66 12 66 12 72V84Z','#fff'),620,450,1.9,4))
    # the brush at the gum, in a grown-up hand
    s.a(L('M580 592L330 640',C['sky3'],28),g(R(-50,-16,100,32,C['sky3'],15)+''.join(R(-40+i*14,-32,9,20,'#fffdf9',4) for i in range(6)),600,586,1,-11))
    s.a(P('M80 900C76 800 140 720 210 680L280 756C230 800 206 850 206 900Z',C['coral']),hand(286,690,1.45,-20,'light'),L('M212 684L276 752',C['coral2'],26))
    s.a(L('M820 740C880 700 890 670 884 640',C['butter2'],70),L('M880 640L930 450',C['coral'],24),R(902,400,46,84,C['coral'],16,transform='rotate(14 925 440)'),R(896,410,12,60,'#fffdf9',6,transform='rotate(14 925 440)'),fist(882,620,1.9,-70,'light'))
    s.star((330,380,1.2),(930,300,1.4),(980,370,.8)); s.save()
def cool_air():
    s=S('cool-room-air'); s.blob(C['sky'],3)
    s.a(R(760,180,240,260,C['butter0'],20),R(760,180,240,260,'none',20,stroke='#e6c9a8',stroke_width=14)); s.sun(890,290,58,1); s.a(L('M890 206V192M890 374V388M806 290H792M974 290H984M831 231L821 221M949 231L959 221M831 349L821 359M949 349L959 359',C['butter2'],9))
    s.a(g(R(210,140,400,120,'#fffdf9',34)+R(210,220,400,40,'#e6f0f4',20)+L('M250 240H570',C['sky3'],8)+Ci(566,180,9,C['sage2'])+L('M270 290C262 330 286 350 276 390M380 290C372 330 396 350 386 390M490 290C482 330 506 350 496 390',C['sky3'],11,opacity='.8'),60,30))
    s.floor(850,C['sky2'],90,1020,44)
    # the cot, out of the draught
    s.a(cot(556,856,520,346,on_back(676,742,.74,C['coral3'],C['coral2'],'tan','dark'),60))
    # moist air and lotion
    s.a(R(150,640,300,210,'#fffaf3',18),L('M150 744H450',C['line'],6),Ci(300,692,9,C['wood']),Ci(300,796,9,C['wood']))
    s.a(P('M210 640C196 580 204 540 230 530H290C316 540 324 580 310 640Z','#fffdf9'),P('M204 600H316C318 614 314 630 310 640H210C206 630 202 614 204 600Z',C['sky3']),L('M260 514C240 484 280 466 260 436M228 508C214 486 238 470 226 450M292 508C280 486 304 470 292 450','#fff',12),pack(390,640,76,130,C['coral3'],pump=True)); s.star((680,300,1.2),(1060,420,1)); s.heart((680,420,.5,.75)); s.save()
def cues_day():
    s=S('a-day-of-cues'); s.blob(C['butter0'],2)
    s.a(L('M150 440C300 130 900 130 1050 440',C['butter2'],8,stroke_dasharray='2 26'))
    s.a(Ci(600,206,56,C['butter']),L('M600 128V112M524 206H508M676 206H692M546 152L535 141M654 152L665 141',C['butter2'],10));
    s.a(P('M150 370C150 300 250 300 250 370Z',C['coral3']),L('M126 370H274',C['coral'],9),L('M200 292V278M148 316L138 306M252 316L262 306',C['coral3'],9)); s.a(P('M12-96A96 96 0 1 0 82 48A78 78 0 1 1 12-96Z',C['sky4'],transform=T(1000,330,.52)))
    for x,y,c in((240,590,C['peach']),(600,560,C['sage0']),(960,590,C['sky2'])): s.a(Ci(x,y,180,'#fffdf9'),Ci(x,y,162,c))
    # awake and searching; fist at the mouth; tired
    s.clip('a','M78 590A162 162 0 0 0 402 590V300H78Z'); s.clip('b','M438 560A162 162 0 0 0 762 560V270H438Z'); s.clip('c','M798 590A162 162 0 0 0 1122 590V300H798Z')
    w=lambda k,body: s.a(f'<g clip-path="url(#{s.ID(k)})">{body}</g>')
    w('a',P('M110 790C110 700 170 670 240 670C310 670 370 700 370 790Z',C['coral3'])); s.a(babyhead(240,590,1.06,-12,'rose','chest','sleep','tuft','o'),g(El(0,72,11,12,'#f28a83'),240,590,1.06,-12))
    w('b',P('M470 760C470 670 530 640 600 640C670 640 730 670 730 760Z',C['sky3'])); s.a(babyhead(600,556,1.06,6,'rose','chest','smile','tuft','none')); w('b',L('M700 730C720 690 690 650 640 636',C['sky4'],52)); s.a(fist(596,628,1.4,196,'rose'))
    w('c',P('M830 790C830 700 890 670 960 670C1030 670 1090 700 1090 790Z',C['butter'])); s.a(babyhead(960,590,1.06,12,'rose','chest','sleep','tuft','none'),g(El(0,60,20,24,'#c9453f')+El(0,70,12,10,'#f28a83'),960,590,1.06,12)); s.star((1080,500,.9),(850,480,.7))
    s.heart((420,800,.6,.7),(780,800,.6,.7)); s.save()
def choking():
    s=S('back-blows'); s.blob(C['peach'],3)
    s.a(R(640,640,420,230,C['sage2'],60),R(610,620,480,90,C['sage'],44)); s.floor(880,C['peach2'],85,1030,30)
    s.a(L('M920 690C960 760 960 820 950 900',C['sky4'],120))
    s.a(L('M690 460C600 540 500 600 372 700',C['butter2'],84))
    person(s,772,236,.74,C['butter'],C['butter2'],-12,1.14,'brown','black','short',bottom=740,beard=True,mouth='small')
    # thigh sloping down, the baby along it with the head lowest
    s.a(L('M880 690C740 690 580 720 450 790',C['sky3'],140),L('M450 790C440 830 440 870 444 900',C['sky3'],126),L('M800 760C690 764 600 784 520 822',C['sky4'],6))
    b,sh,nl,ck,_=SK['tan']; h=HR['dark'][0]
    s.a(P('M376 640C430 570 560 530 680 524C780 520 840 570 826 630C812 680 740 690 640 700C540 712 470 740 420 752C370 756 344 690 376 640Z',C['coral3']),P('M680 524C780 520 840 570 826 630C814 670 770 684 704 692C664 650 652 580 680 524Z','#fffdf9'))
    s.a(L('M746 640C770 690 772 720 764 750',C['coral2'],62),El(756,776,42,25,b,transform='rotate(-8 756 776)'))
    s.a(Ci(310,706,90,b),P('M232 752C206 700 226 628 296 614C350 606 396 640 400 690C378 672 356 664 336 668C316 690 290 690 270 690C256 706 242 726 232 752Z',h),El(344,712,17,22,sh),L('M276 744Q292 752 304 742','#5a382c',5),Ci(318,768,18,ck,opacity='.28'))
    s.a(L('M446 690C430 740 440 770 452 800',C['coral2'],48),fist(456,816,1.15,80,'tan'))
    # one hand holds head and jaw, the heel of the other strikes between the shoulder blades
    b,sh,nl,_,_=SK['brown']; s.a(g(P('M424 716C436 760 424 806 384 818C346 828 296 832 266 818C252 808 260 796 276 798C254 790 252 774 270 772C250 762 256 746 274 750C300 762 330 772 350 764C366 754 380 738 388 716Z',b)+L('M276 798C292 802 308 802 322 800M270 772C286 780 302 784 318 784',nl,4),48,20))
    s.a(L('M888 520C880 620 760 600 640 500',C['butter'],90),L('M846 480C836 540 770 530 690 474',C['butter2'],6),cuffed(634,494,1.2,206,'brown',C['butter2']))
    s.a(L('M470 480L440 512M520 520L500 548M430 430L394 462',C['coral'],10))
    # somebody else phones
    s.a(Ci(270,300,104,'#fffdf9'),R(236,236,68,128,C['ink'],16),R(246,250,48,92,C['coral'],8),L('M326 262C342 284 342 316 326 338M214 262C198 284 198 316 214 338',C['coral'],8))
    s.save()
def first_week():
    s=S('father-first-week'); s.blob('#cfdfe9',3); s.moon(930,220,.6); s.star((820,180,1),(1010,340,1),(860,330,.7))
    s.a(L('M150 190C270 250 380 250 500 190',C['wood2'],5),''.join(g(P('M0-18c-16-26-54-10-40 20c8 16 26 26 40 36c14-10 32-20 40-36c14-30-24-46-40-20Z',c),x,y,.42) for x,y,c in((164,212,C['coral']),(216,234,C['butter2']),(268,246,C['sage2']),(324,250,C['coral3']),(380,246,C['sky4']),(434,232,C['butter2']),(486,212,C['coral']))))
    s.a(R(270,430,620,470,C['sage'],120),R(210,590,150,310,C['sage2'],60),R(830,590,150,310,C['sage2'],60))
    person(s,590,300,.84,'#fffdf9','#efe4d6',8,1.12,'brown','black','taqiyah','kandura',beard=True)
    # baby on the chest under a cloth that leaves the face free
    s.a(El(600,690,140,80,C['coral3']))
    s.a(babyhead(590,560,.94,-14,'brown','dark','sleep','curls','smile'))
    s.a(P('M440 716C500 676 700 676 760 716C800 770 800 840 780 900H420C400 840 400 770 440 716Z',C['sky3']),L('M440 718C510 684 690 684 760 718','#d6e8ef',14),dots([(500,760),(560,800),(640,750),(700,800),(500,840),(610,850),(720,730)],'#d6e8ef',8))
    s.a(L('M356 640C300 780 360 860 480 840','#fffdf9',96),cuffed(496,836,1.15,-12,'brown','#efe4d6'),L('M830 640C890 760 830 800 720 770','#fffdf9',96),cuffed(710,768,1.15,186,'brown','#efe4d6',True))
    s.a(R(990,760,180,36,C['wood'],18),L('M1020 796V900M1140 796V900',C['wood2'],20),diapers(1046,758,3,110,.9),P('M1110 690H1160L1154 760H1116Z','#fff',fill_opacity='.92',stroke='#cfe0e8',stroke_width=4),P('M1113 712H1157L1152 757H1118Z',C['sky2'])); s.heart((420,380,.6,.85),(370,330,.36,.5)); s.save()
BATCH=[burping,colic,cradle_cap,growth,rash,vaccination,calling,tummy_time,table,fever,question,pump,feeding_bottle,temperature,tooth,lotion,steam,first_brush,cool_air,cues_day,choking,first_week]
if __name__=='__main__':
    for draw in BATCH: draw()
